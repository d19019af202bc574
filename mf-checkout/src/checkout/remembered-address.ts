import { ADDRESS_KEY as KEY } from '@shop/app-kit/known-zip';
import { deviceMemory } from '@shop/app-kit/storage';
import type { AddressValues } from '@shop/contracts/address';
import { useEffect, useState } from 'react';
import type { DeliveryForm } from './delivery-form.ts';

/** What somebody asked this device to keep; nothing without their consent. */
export const readRemembered = (): Partial<AddressValues> | undefined => {
  const kept = deviceMemory.read(KEY);
  return typeof kept === 'object' && kept !== null ? kept : undefined;
};

/** Who lives there stays the same; notes, a gift and a reminder belong to one order. */
const keep = ({ notes: _notes, gift: _gift, remind: _remind, ...values }: Partial<AddressValues>) =>
  deviceMemory.write(KEY, values);

/** Keeps what is typed beyond the tab from when the box is ticked until it is unticked, which forgets all of it. */
export const useRemembered = ({ getValues, subscribe }: DeliveryForm) => {
  const [isKept, setKept] = useState(() => readRemembered() !== undefined);
  useEffect(() => {
    if (!isKept) return undefined;
    keep(getValues());
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [isKept, getValues, subscribe]);
  const toggle = (keeps: boolean) => {
    if (!keeps) deviceMemory.forget(KEY);
    setKept(keeps);
  };
  return { isKept, toggle };
};
