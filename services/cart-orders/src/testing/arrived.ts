import { randomUUID } from 'node:crypto';
import type { Mongo } from '@shop/service-kit/mongo';
import { emailText } from '../orders/order/search-texts.ts';
import { storedOrder } from './stored-order.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The next noon of the shop's zone (18:00 UTC): no mails are sent at night. */
export const noon = (): Date => new Date(Math.ceil((Date.now() - 18 * HOUR) / DAY) * DAY + 18 * HOUR);
/** So many days before that noon. */
export const ago = (days: number): Date => new Date(noon().getTime() - days * DAY);

type Arrived = { email?: string; daysAgo?: number; over?: object };

/** An order that arrived some days ago, of a buyer with this e-mail. */
export async function arrivedOrder(
  db: Mongo,
  { email = `${randomUUID()}@example.com`, daysAgo = 6, over = {} }: Arrived = {},
): Promise<{ id: string; email: string }> {
  const id = await storedOrder(db, {
    ...{ status: 'completed', search: [emailText(email)] },
    shipping: { name: 'Ana Pech', email, address: 'Calle 1', city: 'Mérida', state: 'Yucatán', zip: '97000' },
    ...{ createdAt: ago(daysAgo + 4), deliveredAt: ago(daysAgo) },
    ...over,
  });
  return { id, email };
}
