import { forgetDrafts, keepDraft, readDraft, useDraft } from '@shop/app-kit/forms';
import { addressForm, pickupForm, type AddressValues } from '@shop/contracts/address';
import type { DeliveryForm, Recipient } from './delivery-form.ts';

const KEY = 'checkout-shipping';

export const EMPTY_ADDRESS: AddressValues = {
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
export const useAddressDraft = (form: DeliveryForm) => useDraft(KEY, form, { isAll: true });

/** What was typed before the shopper left for the provider; undefined when it is incomplete. */
export const readAddressDraft = (isPickup: boolean): Recipient | undefined => {
  const draft = readDraft(KEY);
  return draft && (isPickup ? pickupForm : addressForm).safeParse(draft).data;
};

/**
 * For a reload of the payment step: stores the sent values, which no typing has stored when they were remembered.
 * Street and colonia stay separate, as in the form, which would otherwise append the colonia again.
 */
export const keepAddressDraft = (values: AddressValues) => keepDraft(KEY, values);

/** Whether the shopper wants a reminder: ticked in the form, but not part of the address. */
export const wantsReminder = (): boolean => readDraft(KEY)?.['remind'] === true;

/** After the order exists: it has the details, and a shared phone must not show them to the next person. */
export const forgetCheckoutDrafts = () => forgetDrafts('checkout-');
