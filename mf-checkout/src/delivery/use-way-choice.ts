import { messageOf } from '@shop/app-kit';
import { keepZip } from '@shop/app-kit/known-zip';
import { asZip } from '@shop/contracts/as-pasted';
import type { Cart } from '@shop/contracts/cart';
import type { OfferedWay } from '@shop/contracts/delivery-plan';
import { useEffect, useState } from 'react';
import { hasAddress, type DeliveryForm, type Recipient } from '../checkout/delivery-form.ts';
import { chosenWay } from './chosen-way.ts';
import { useSetDeliveryMutation } from './delivery.api.ts';
import { CHOOSE, FAILED, NOWHERE } from './words.ts';

const isWhole = (zip: string) => /^\d{5}$/.test(zip);

/** The choice of a delivery way beside the form of the first step: it follows the typed postal code. */
export const useWayChoice = (cart: Cart, form: DeliveryForm) => {
  const [set, { isLoading, error, originalArgs }] = useSetDeliveryMutation();
  const [problem, setProblem] = useState('');
  const { delivery } = cart;
  const zip = asZip(form.watch('zip') ?? '');
  const isNews = delivery !== undefined && isWhole(zip) && zip !== delivery.zip;
  useEffect(() => {
    if (!isNews) return;
    keepZip(zip);
    setProblem('');
    void set({ zip });
  }, [isNews, zip, set]);
  const asked = isLoading ? originalArgs?.wayId : undefined;
  return {
    /** Includes a choice that is still being sent. */
    wayId: asked ?? delivery?.wayId,
    isLoading,
    problem: problem || (error && messageOf(error, FAILED).es) || undefined,
    choose: ({ id }: OfferedWay) => {
      setProblem('');
      void set({ wayId: id });
    },
    /** Whether the recipient can be served by the chosen way; sends the postal code to the server. */
    confirm: async (recipient: Recipient): Promise<boolean> => {
      if (!delivery) return true;
      const isElsewhere = hasAddress(recipient) && recipient.zip !== delivery.zip;
      const { data: known } = isElsewhere ? await set({ zip: recipient.zip }) : { data: cart };
      if (!known) return false;
      const way = chosenWay(known);
      if (!known.delivery || way?.kind === (hasAddress(recipient) ? 'ship' : 'pickup')) return true;
      setProblem(known.delivery.ways.length > 0 ? CHOOSE : NOWHERE);
      return false;
    },
  };
};
export type WayChoice = ReturnType<typeof useWayChoice>;
