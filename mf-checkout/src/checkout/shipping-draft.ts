import { forgetDraft, keepDraft, readDraft, useDraft } from '@shop/app-kit/forms';
import { shippingForm, type ShippingDetails, type ShippingValues } from '@shop/contracts/shipping';
import type { ShippingForm } from './shipping-form.ts';

const KEY = 'checkout-shipping';

export const EMPTY_SHIPPING: ShippingValues = {
  name: '',
  email: '',
  phone: '',
  address: '',
  colonia: '',
  city: '',
  state: '',
  zip: '',
  notes: '',
};

/** Keeps the typed details in the tab's storage until the order exists. */
export const useShippingDraft = (form: ShippingForm) => useDraft(KEY, form);

/** What was typed before the shopper left for the provider, when it is whole. */
export const readShippingDraft = (): ShippingDetails | undefined =>
  shippingForm.safeParse(readDraft(KEY)).data;

/** The payment step is loaded again with what the form was sent with, which nobody has typed when it was remembered. */
export const keepShippingDraft = (details: ShippingDetails) => keepDraft(KEY, details);

/** The order exists: the details are in it, and a shared phone must not show them to the next person. */
export const forgetShippingDraft = () => forgetDraft(KEY);
