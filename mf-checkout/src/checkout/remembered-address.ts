import { ADDRESS_KEY as KEY } from '@shop/app-kit/known-zip';
import { deviceMemory } from '@shop/app-kit/storage';
import type { AddressValues } from '@shop/contracts/address';
import { useEffect, useState } from 'react';
import type { DeliveryForm } from './delivery-form.ts';

/** The address that the shopper allowed this device to keep; undefined without consent. */
export const readRemembered = (): Partial<AddressValues> | undefined => {
  const kept = deviceMemory.read(KEY);
  return typeof kept === 'object' && kept !== null ? kept : undefined;
};

/** Keeps the person's own details; notes, gift and reminder belong to one order. */
const keep = ({ notes: _notes, gift: _gift, remind: _remind, ...values }: Partial<AddressValues>) =>
  deviceMemory.write(KEY, values);

/** While the box is ticked, typed values are kept beyond the tab; unticking it deletes them. */
export const useRemembered = ({ getValues, subscribe }: DeliveryForm) => {
  const [isKept, setKept] = useState(() => readRemembered() !== undefined);
  useEffect(() => {
    if (!isKept) return undefined;
    keep(getValues());
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [isKept, getValues, subscribe]);
  useEffect(() => {
    // Forgotten in another tab: this one must not write it again.
    const hear = () => readRemembered() ?? setKept(false);
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }, []);
  const toggle = (keeps: boolean) => {
    if (!keeps) deviceMemory.forget(KEY);
    setKept(keeps);
  };
  return { isKept, toggle };
};
