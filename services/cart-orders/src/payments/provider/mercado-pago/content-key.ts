import { createHash } from 'node:crypto';
import type { PageOrder } from '../../../shopping/checkout/payment-page.port.ts';

/** The same content is the same page however often a failed call is repeated, but never one that was replaced. */
export const contentKey = (body: object, { insteadOf = '' }: PageOrder): string =>
  createHash('sha256')
    .update(`${JSON.stringify(body)}${insteadOf}`)
    .digest('hex');
