import { providerDate } from './dates.ts';
import type { Payment } from './types.ts';

export type Slip = Pick<Payment, 'date_of_expiration' | 'transaction_details' | 'point_of_interaction'>;
type SlipRequest = { id: number; type: string; amount: number; publicUrl: string };

const dayMs = 86_400_000;
const mexicoMs = 6 * 3_600_000;
const daysToPay = 3;

/** What a payment of this kind gives to its payer: cash and transfers have a slip with a last moment, cards nothing. */
export function slipOf({ id, type, amount, publicUrl }: SlipRequest, now = Date.now()): Slip {
  const none = { total_paid_amount: amount, external_resource_url: null };
  if (type !== 'ticket' && type !== 'bank_transfer')
    return { date_of_expiration: null, transaction_details: none, point_of_interaction: null };
  const url = `${publicUrl}/payments/ticket/helper?payment_id=${id}`;
  const reference = referenceOf(id);
  const date_of_expiration = providerDate(endOfDay(now));
  if (type === 'bank_transfer') {
    const transaction_data = { ticket_url: url, bank_info: { collector: { account_id: clabeOf(id) } } };
    const point_of_interaction = { type: 'PSP_TRANSFER', transaction_data } as const;
    return { date_of_expiration, transaction_details: none, point_of_interaction };
  }
  const slip = { payment_method_reference_id: reference, barcode: { content: reference } };
  const transaction_details = { ...none, ...slip, external_resource_url: url };
  return { date_of_expiration, transaction_details, point_of_interaction: null };
}

/** Fourteen digits with a check digit, as a cashier would type them. */
function referenceOf(id: number): string {
  const digits = `93${id}`;
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (i % 2 ? 1 : 3), 0);
  return digits + ((10 - (sum % 10)) % 10);
}

/** An account number of eighteen digits that no bank has. */
const clabeOf = (id: number) => `646000${String(id).padStart(12, '0')}`;

/** The last second of the third day from now in central Mexico. */
function endOfDay(now: number): number {
  const today = Math.floor((now - mexicoMs) / dayMs);
  return (today + daysToPay + 1) * dayMs + mexicoMs - 1_000;
}
