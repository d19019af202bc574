import { isClabe } from '@shop/contracts/clabe';
import { safeLink } from '@shop/contracts/safe-link';
import * as z from 'zod';
import type { PaymentVoucher } from '../../../orders/order/order-parts.model.ts';
import { meansOf } from './payment-types.ts';

/** An unexpected value is left out: no payment is lost for a voucher's field. */
export const text = z.string().min(1).max(2_000).optional().catch(undefined);

type Text = string | undefined;
/** A slip's fields in either API, the best source of each first. */
type Slip = {
  type: Text;
  method: Text;
  payBefore: Date | undefined;
  links: Text[];
  barcode: Text;
  references: Text[];
  accounts: Text[];
};

/** Characters that Code 128 can draw, in a width that a phone can show. */
const BARS = /^[ -~]{4,48}$/;
const TYPED = /^[\w -]{4,40}$/;
const isTyped = (one: Text) => one !== undefined && TYPED.test(one);

/** The voucher of a cash or transfer payment; nothing for a card. Other links than https only to `trusted` origins. */
export function slipVoucher(slip: Slip, trusted: string[]): PaymentVoucher | undefined {
  const { type, method, payBefore, links } = slip;
  const kind = meansOf(type);
  if (kind !== 'cash' && kind !== 'transfer') return undefined;
  const url = links.map((link) => safeLink(link, trusted)).find(Boolean);
  return {
    kind,
    method: method ?? kind,
    ...(payBefore ? { payBefore } : {}),
    ...(kind === 'cash' ? cashOf(slip) : accountOf(slip)),
    ...(url ? { url } : {}),
  };
}

function cashOf({ barcode, references }: Slip): Pick<PaymentVoucher, 'barcode' | 'reference'> {
  const reference = references.find(isTyped);
  return {
    ...(barcode && BARS.test(barcode) ? { barcode } : {}),
    ...(reference ? { reference } : {}),
  };
}

/** Only an account number with a valid check digit: nobody is to send money to anything else. */
function accountOf({ accounts }: Slip): Pick<PaymentVoucher, 'clabe'> {
  const clabe = accounts.find((one) => one !== undefined && isClabe(one));
  return clabe ? { clabe } : {};
}
