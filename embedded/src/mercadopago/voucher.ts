import { providerDate } from './dates.ts';
import type { Payment } from './types.ts';

export type Slip = Pick<Payment, 'date_of_expiration' | 'transaction_details' | 'payment_method'>;
type SlipRequest = {
  id: number;
  method: string;
  type: string;
  amount: number;
  publicUrl: string;
  until?: string | null | undefined;
};

const dayMs = 86_400_000;
const mexicoMs = 6 * 3_600_000;
const daysToPay = 3;

/**
 * The fields of a payment's slip, named as in the provider's API: cash and transfers have a slip that expires, cards
 * have none.
 */
export function slipOf({ id, method, type, amount, publicUrl, until }: SlipRequest, now = Date.now()): Slip {
  const none = { total_paid_amount: amount, external_resource_url: null };
  const payment_method = { id: method, type };
  if (type !== 'ticket' && type !== 'bank_transfer')
    return { date_of_expiration: null, transaction_details: none, payment_method };
  const details = {
    ...none,
    external_resource_url: `${publicUrl}/payments/ticket/helper?payment_id=${id}`,
  };
  const date_of_expiration = providerDate(until ? Date.parse(until) : endOfDay(now));
  if (type === 'bank_transfer') {
    const data = { reference_id: clabeOf(id), external_reference_id: String(id) };
    return { date_of_expiration, transaction_details: details, payment_method: { ...payment_method, data } };
  }
  const reference = referenceOf(id);
  const slip = { payment_method_reference_id: reference, barcode: { content: reference } };
  return { date_of_expiration, transaction_details: { ...details, ...slip }, payment_method };
}

/** Fourteen digits with a check digit, as a cashier would type them. */
function referenceOf(id: number): string {
  const digits = `93${id}`;
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (i % 2 ? 1 : 3), 0);
  return digits + ((10 - (sum % 10)) % 10);
}

/** An account number that no bank has, with the check digit that banks' apps ask for. */
function clabeOf(id: number): string {
  const digits = `646000${String(id).padStart(11, '0')}`;
  const sum = [...digits].reduce((total, digit, i) => total + ((Number(digit) * [3, 7, 1][i % 3]!) % 10), 0);
  return digits + ((10 - (sum % 10)) % 10);
}

/** The last second of the third day from now in central Mexico. */
function endOfDay(now: number): number {
  const today = Math.floor((now - mexicoMs) / dayMs);
  return (today + daysToPay + 1) * dayMs + mexicoMs - 1_000;
}
