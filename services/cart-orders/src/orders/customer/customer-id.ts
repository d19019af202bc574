import { createHash } from 'node:crypto';
import type { Request } from 'express';
import type { OrderRow } from '../order/order.model.ts';

/** Who ordered, as the address is compared: capitals make no other person. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** Who writes, as a call says it before anything is checked: for limits. */
export const typedEmailOf = ({ body }: Request): string => normalizeEmail(String(body?.email));

/** The same address always has the same id, so that rows can be made anew. Addresses of pages do not tell the e-mail. */
export const customerIdOf = (email: string): string =>
  createHash('sha256').update(email).digest('base64url').slice(0, 32);

/** The normalised e-mail of an order's buyer; undefined where none is known. */
export function buyerOf({ shipping, payerEmail }: Pick<OrderRow, 'shipping' | 'payerEmail'>) {
  const email = shipping ? shipping.email : payerEmail;
  return email ? normalizeEmail(email) : undefined;
}
