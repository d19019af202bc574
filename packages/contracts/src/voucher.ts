import * as z from 'zod/mini';
import { isoDate, missing } from './common.ts';

/**
 * What a payer takes to the counter or the bank. In cash: what the bars of the slip say, and the number that a cashier types;
 * by transfer: the account, and what is written beside it. `url` is checked by safeLink before it is one.
 */
export const voucher = z.object({
  kind: z.enum(['cash', 'transfer']),
  /** The provider's name of the method, e.g. 'oxxo'; AT_PICKUP where it is paid when it is fetched. */
  method: z.string(),
  payBefore: missing(isoDate),
  barcode: missing(z.string()),
  reference: missing(z.string()),
  clabe: missing(z.string()),
  /** Of an account of the shop's own: its bank, and in whose name it is. */
  bank: missing(z.string()),
  beneficiary: missing(z.string()),
  url: missing(z.string()),
});
export type Voucher = z.infer<typeof voucher>;
