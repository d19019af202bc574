import { forgetDraft, keepDraft, readDraft, useDraft } from '@shop/app-kit/forms';
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

/** What was typed before the shopper left for the provider, when it is whole. */
export const readAddressDraft = (isPickup: boolean): Recipient | undefined => {
  const draft = readDraft(KEY);
  return draft && (isPickup ? pickupForm : addressForm).safeParse(draft).data;
};

/**
 * The payment step is loaded again with what the form was sent with, which nobody has typed when it was remembered. Street
 * and colonia stay apart, as the form has them: joined, the form would join the colonia once more.
 */
export const keepAddressDraft = (values: AddressValues) => keepDraft(KEY, values);

/** Whether they want to be reminded of it: it was ticked with what was typed, and is no part of the address. */
export const wantsReminder = (): boolean => readDraft(KEY)?.['remind'] === true;

/** The order exists: the details are in it, and a shared phone must not show them to the next person. */
export const forgetAddressDraft = () => forgetDraft(KEY);
