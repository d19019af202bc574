import { safeLink } from '@shop/contracts/safe-link';
import * as z from 'zod';
import type { PaymentVoucher } from '../../../orders/order/order-parts.model.ts';
import { isClabe } from './clabe.ts';

// Nothing of a voucher is worth losing a payment for: what is not as expected is left out.
const text = z.string().min(1).max(2_000).optional().catch(undefined);
const some = <T extends z.ZodRawShape>(shape: T) => z.object(shape).optional().catch(undefined);
/** What Code 128 can draw, in a width that a phone can show. */
const bars = z
  .string()
  .regex(/^[ -~]{4,48}$/)
  .optional()
  .catch(undefined);
const typed = z
  .string()
  .regex(/^[\w -]{4,40}$/)
  .optional()
  .catch(undefined);
const account = z.string().refine(isClabe).optional().catch(undefined);

export const voucherFields = {
  payment_type_id: text,
  payment_method_id: text,
  date_of_expiration: z.iso
    .datetime({ offset: true })
    .transform((at) => new Date(at))
    .optional()
    .catch(undefined),
  transaction_details: some({
    external_resource_url: text,
    payment_method_reference_id: typed,
    barcode: some({ content: bars }),
  }),
  payment_method: some({ data: some({ reference_id: account, external_resource_url: text }) }),
  point_of_interaction: some({
    transaction_data: some({
      ticket_url: text,
      external_resource_url: text,
      bank_info: some({ collector: some({ account_id: account }) }),
    }),
  }),
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
  const url = linksOf(payment)
    .map((link) => safeLink(link, trusted))
    .find(Boolean);
  return {
    kind,
    method: payment_method_id ?? kind,
    ...(date_of_expiration ? { payBefore: date_of_expiration } : {}),
    ...(kind === 'cash' ? slipOf(payment) : accountOf(payment)),
    ...(url ? { url } : {}),
  };
}

const linksOf = ({ transaction_details, payment_method, point_of_interaction }: Found) => [
  transaction_details?.external_resource_url,
  payment_method?.data?.external_resource_url,
  point_of_interaction?.transaction_data?.ticket_url,
  point_of_interaction?.transaction_data?.external_resource_url,
];

function slipOf({ transaction_details }: Found): Pick<PaymentVoucher, 'barcode' | 'reference'> {
  const barcode = transaction_details?.barcode?.content;
  const reference = transaction_details?.payment_method_reference_id;
  return { ...(barcode && { barcode }), ...(reference && { reference }) };
}

/** Only what is an account by its check digit: nobody is to send money to anything else. */
function accountOf({ payment_method, point_of_interaction }: Found): Pick<PaymentVoucher, 'clabe'> {
  const clabe =
    payment_method?.data?.reference_id ??
    point_of_interaction?.transaction_data?.bank_info?.collector?.account_id;
  return clabe ? { clabe } : {};
}
