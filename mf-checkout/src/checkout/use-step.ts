import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { readAddressDraft } from './address-draft.ts';
import { hasAddress, type Recipient } from './delivery-form.ts';

const FORM = '/checkout';
const PAYMENT = '/checkout?paso=pago';

/**
 * The step stands in the address: the browser's 'back' leads from the payment to the form, a reload stays at the payment,
 * and so does who comes back from a payment that failed. What was typed waits in the draft.
 * @param isPickup whether it is fetched, and so needs no address
 */
export const useStep = (isPickup: boolean) => {
  const [query] = useSearchParams();
  const { state } = useLocation() as { state: { afterForm?: true } | null };
  const navigate = useNavigate();
  const [sent, setSent] = useState<Recipient | null>(null);
  const asksToPay = query.get('paso') === 'pago';
  const details = useMemo(() => {
    // Another way since then may need an address that nobody gave.
    const isFit = sent && (isPickup || hasAddress(sent));
    return isFit ? sent : (asksToPay && readAddressDraft(isPickup)) || null;
  }, [sent, asksToPay, isPickup]);

  useEffect(() => {
    // Changed in the form, what was sent before is no longer where it goes to.
    if (!asksToPay) setSent(null);
  }, [asksToPay]);
  useEffect(() => {
    if (asksToPay && !details) void navigate(FORM, { replace: true });
  }, [asksToPay, details, navigate]);

  return {
    /** Of the payment step; while the form is there, what it begins with. */
    details,
    isPaying: asksToPay && details !== null,
    toPayment: (valid: Recipient) => {
      setSent(valid);
      void navigate(PAYMENT, { state: { afterForm: true } });
    },
    toForm: () => void (state?.afterForm ? navigate(-1) : navigate(FORM, { replace: true })),
  };
};
