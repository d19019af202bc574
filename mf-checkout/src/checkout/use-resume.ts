import type { ShippingDetails } from '@shop/contracts/shipping';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readShippingDraft } from './shipping-draft.ts';

/** '/checkout?paso=pago': back from a payment that failed, with what was typed before straight on to the payment step. */
export const useResume = (toPayment: (details: ShippingDetails) => void) => {
  const [query] = useSearchParams();
  const resumed = useRef(false);
  useEffect(() => {
    if (resumed.current || query.get('paso') !== 'pago') return;
    resumed.current = true;
    const draft = readShippingDraft();
    if (draft) toPayment(draft);
  }, [query, toPayment]);
};
