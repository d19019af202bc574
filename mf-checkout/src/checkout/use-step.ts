import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { readAddressDraft } from './address-draft.ts';
import { hasAddress, type Recipient } from './delivery-form.ts';

const FORM = '/checkout';
const PAYMENT = '/checkout?paso=pago';

/**
 * The step is in the address: 'back' leads from the payment to the form, and a reload or the return from a failed
 * payment shows the payment again. Typed values are in the draft.
 * @param isPickup whether it is a pick-up, which needs no address
 */
export const useStep = (isPickup: boolean) => {
  const [query] = useSearchParams();
  const { state } = useLocation() as { state: { afterForm?: true } | null };
  const navigate = useNavigate();
  const [sent, setSent] = useState<Recipient | null>(null);
  const asksToPay = query.get('paso') === 'pago';
  /** A second press on the form's button is no second step in the browser's history. */
  const isOnItsWay = useRef(false);
  const details = useMemo(() => {
    // A newly chosen way may need an address that is missing.
    const isFit = sent && (isPickup || hasAddress(sent));
    return isFit ? sent : (asksToPay && readAddressDraft(isPickup)) || null;
  }, [sent, asksToPay, isPickup]);

  useEffect(() => {
    // In the form the address may change, so what was sent before is discarded.
    if (asksToPay) return;
    setSent(null);
    isOnItsWay.current = false;
  }, [asksToPay]);
  useEffect(() => {
    if (asksToPay && !details) void navigate(FORM, { replace: true });
  }, [asksToPay, details, navigate]);

  return {
    /** The details of the payment step, or the form's first values. */
    details,
    isPaying: asksToPay && details !== null,
    toPayment: (valid: Recipient) => {
      setSent(valid);
      if (isOnItsWay.current) return;
      isOnItsWay.current = true;
      void navigate(PAYMENT, { state: { afterForm: true } });
    },
    toForm: () => void (state?.afterForm ? navigate(-1) : navigate(FORM, { replace: true })),
  };
};
