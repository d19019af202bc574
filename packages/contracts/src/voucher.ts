import * as z from 'zod/mini';
import { isoDate, missing } from './common.ts';

/**
 * What a payer needs at the counter or the bank. In cash: the content of the slip's bars, and the number that a cashier
 * types; by transfer: the account, and the reference. `url` is an address only after safeLink has checked it.
 */
export const voucher = z.object({
  kind: z.enum(['cash', 'transfer']),
  /** The provider's name of the method, e.g. 'oxxo'; AT_PICKUP when it is paid at pickup. */
  method: z.string(),
  payBefore: missing(isoDate),
  barcode: missing(z.string()),
  reference: missing(z.string()),
  clabe: missing(z.string()),
  /** For an account of the shop: its bank, and the account's holder. */
  bank: missing(z.string()),
  beneficiary: missing(z.string()),
  url: missing(z.string()),
});
export type Voucher = z.infer<typeof voucher>;
