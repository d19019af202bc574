import { createHash } from 'node:crypto';
import type { Request } from 'express';
import type { OrderRow } from '../order/order.model.ts';

/** The form in which e-mail addresses are compared: capitals do not make another person. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** The sender's e-mail as the request gives it, before validation: for rate limits. */
export const typedEmailOf = ({ body }: Request): string => normalizeEmail(String(body?.email));

/** The same address always has the same id, so rows can be rebuilt. Page addresses do not reveal the e-mail. */
export const customerIdOf = (email: string): string =>
  createHash('sha256').update(email).digest('base64url').slice(0, 32);

/** The normalised e-mail of an order's buyer; undefined where none is known. */
export function buyerOf({ shipping, payerEmail }: Pick<OrderRow, 'shipping' | 'payerEmail'>) {
  const email = shipping ? shipping.email : payerEmail;
  return email ? normalizeEmail(email) : undefined;
}
