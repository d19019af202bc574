import { safeLink } from '@shop/contracts/safe-link';
import * as z from 'zod';
import type { PaymentVoucher } from '../../orders/order/order-parts.model.ts';

// Nothing of a voucher is worth losing a payment for: what is not as expected is left out.
const text = z.string().min(1).max(2_000).optional().catch(undefined);
const details = z.object({ external_resource_url: text }).optional().catch(undefined);
const transaction = z.object({ ticket_url: text, external_resource_url: text }).optional().catch(undefined);

export const voucherFields = {
  payment_type_id: text,
  payment_method_id: text,
  date_of_expiration: z.iso
    .datetime({ offset: true })
    .transform((at) => new Date(at))
    .optional()
    .catch(undefined),
  transaction_details: details,
  point_of_interaction: z.object({ transaction_data: transaction }).optional().catch(undefined),
};
type Found = z.output<z.ZodObject<typeof voucherFields>>;

const KINDS: Record<string, PaymentVoucher['kind']> = {
  ticket: 'cash',
  atm: 'cash',
  bank_transfer: 'transfer',
};

/** What a cash or transfer payment has for its payer; nothing for a card. Links beyond https only to `trusted` origins. */
export function readVoucher(payment: Found, trusted: string[]): PaymentVoucher | undefined {
  const { payment_type_id, payment_method_id, date_of_expiration } = payment;
  const kind = KINDS[payment_type_id ?? ''];
  if (!kind) return undefined;
  const ofTransfer = payment.point_of_interaction?.transaction_data;
  const links = [
    payment.transaction_details?.external_resource_url,
    ofTransfer?.ticket_url,
    ofTransfer?.external_resource_url,
  ];
  const url = links.map((link) => safeLink(link, trusted)).find(Boolean);
  return {
    kind,
    method: payment_method_id ?? kind,
    ...(date_of_expiration ? { payBefore: date_of_expiration } : {}),
    ...(url ? { url } : {}),
  };
}
