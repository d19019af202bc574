import { createHash } from 'node:crypto';
import type { PageOrder } from '../../../shopping/checkout/payment-page.port.ts';

/** Repeating a failed call finds the same page by its content, but never a page that was replaced. */
export const contentKey = (body: object, { insteadOf = '' }: PageOrder): string =>
  createHash('sha256')
    .update(`${JSON.stringify(body)}${insteadOf}`)
    .digest('hex');
