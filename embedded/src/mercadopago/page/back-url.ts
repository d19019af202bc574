import type { BackUrls, Payment, PaymentStatus, Preference } from '../types.ts';

const backUrlNames: Partial<Record<PaymentStatus, keyof BackUrls>> = {
  approved: 'success',
  pending: 'pending',
  in_process: 'pending',
};

/** The shop's return address with the provider's parameters, which are 'null' without a payment. */
export function backUrl(preference: Preference, payment?: Payment): string | undefined {
  const base = preference.back_urls[payment ? (backUrlNames[payment.status] ?? 'failure') : 'failure'];
  // The provider does not document the parameters of an order's return address.
  if (!base || preference.order) return base;
  const url = new URL(base);
  for (const [name, value] of Object.entries(parameters(preference, payment))) {
    url.searchParams.set(name, String(value ?? 'null'));
  }
  return url.href;
}

function parameters(preference: Preference, payment?: Payment) {
  return {
    collection_id: payment?.id,
    collection_status: payment?.status,
    payment_id: payment?.id,
    status: payment?.status,
    external_reference: preference.external_reference,
    payment_type: payment?.payment_type_id,
    merchant_order_id: payment?.order.id,
    preference_id: preference.id,
    site_id: preference.site_id,
    processing_mode: 'aggregator',
    merchant_account_id: null,
  };
}
