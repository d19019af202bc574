import type { ShippingDetails } from '@shop/contracts/shipping';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { keepShippingDraft, readShippingDraft } from './shipping-draft.ts';

const FORM = '/checkout';
const PAYMENT = '/checkout?paso=pago';

/**
 * The step stands in the address: the browser's 'back' leads from the payment to the form, a reload stays at the payment,
 * and so does who comes back from a payment that failed. What was typed waits in the draft.
 */
export const useStep = () => {
  const [query] = useSearchParams();
  const { state } = useLocation() as { state: { afterForm?: true } | null };
  const navigate = useNavigate();
  const [sent, setSent] = useState<ShippingDetails | null>(null);
  const asksToPay = query.get('paso') === 'pago';
  const details = useMemo(() => sent ?? ((asksToPay && readShippingDraft()) || null), [sent, asksToPay]);

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
    toPayment: (valid: ShippingDetails) => {
      setSent(valid);
      keepShippingDraft(valid);
      void navigate(PAYMENT, { state: { afterForm: true } });
    },
    toForm: () => void (state?.afterForm ? navigate(-1) : navigate(FORM, { replace: true })),
  };
};
