import { useDraft, type UseFormReturn } from '@shop/app-kit/forms';
import type { ShippingDetails } from '@shop/contracts/shipping';

const KEY = 'checkout-shipping';

/** Keeps the typed details in the tab's storage until the order exists. */
export const useShippingDraft = (form: UseFormReturn<ShippingDetails, unknown, ShippingDetails>) =>
  useDraft(KEY, form);

/** The order exists: the details are in it, and a shared phone must not show them to the next person. */
export const forgetShippingDraft = () => sessionStorage.removeItem(`draft:${KEY}`);
