import * as z from 'zod';
import type { PaymentVoucher } from '../../../../orders/order/order-parts.model.ts';
import { date } from '../read.ts';
import { slipVoucher, text } from '../voucher.ts';

const some = <T extends z.ZodRawShape>(shape: T) => z.object(shape).optional().catch(undefined);

export const voucherFields = {
  payment_type_id: text,
  payment_method_id: text,
  date_of_expiration: date.optional().catch(undefined),
  transaction_details: some({
    external_resource_url: text,
    payment_method_reference_id: text,
    barcode: some({ content: text }),
  }),
  payment_method: some({ data: some({ reference_id: text, external_resource_url: text }) }),
  point_of_interaction: some({
    transaction_data: some({
      ticket_url: text,
      external_resource_url: text,
      bank_info: some({ collector: some({ account_id: text }) }),
    }),
  }),
};
type Found = z.output<z.ZodObject<typeof voucherFields>>;

/** The voucher of a cash or transfer payment; nothing for a card. */
export function readVoucher(payment: Found, trusted: string[]): PaymentVoucher | undefined {
  const { payment_type_id, payment_method_id, date_of_expiration, transaction_details: details } = payment;
  const { payment_method: method, point_of_interaction: point } = payment;
  return slipVoucher(
    {
      type: payment_type_id,
      method: payment_method_id,
      payBefore: date_of_expiration,
      links: [
        details?.external_resource_url,
        method?.data?.external_resource_url,
        point?.transaction_data?.ticket_url,
        point?.transaction_data?.external_resource_url,
      ],
      barcode: details?.barcode?.content,
      references: [details?.payment_method_reference_id],
      accounts: [method?.data?.reference_id, point?.transaction_data?.bank_info?.collector?.account_id],
    },
    trusted,
  );
}
