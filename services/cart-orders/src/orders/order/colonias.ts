import type { DeliveryAddress } from '@shop/contracts/address';
import { normalizeForSearch } from '@shop/contracts/search';
import type { Mongo } from '@shop/service-kit/mongo';
import { orderModel } from './order.model.ts';
import { FIRST_PAID } from './payment.rank.ts';

/** How many of the latest paid orders count. Unpaid ones could show others a text, or test a guess, for free. */
const LOOKED_AT = 500;
/** A text from fewer buyers may be somebody's name. */
const WRITERS = 3;
const MOST = 12;

type Written = Pick<DeliveryAddress, 'address' | 'email'>;

/** 'Centro' in 'Calle 60 número 491, Centro', which the checkout's form joins. */
const coloniaOf = (address: string): string => /,\s*([^,]*\p{L}[^,]*)$/u.exec(address)?.[1]?.trim() ?? '';

/** Colonias that at least three buyers wrote, the most frequent first, in the latest spelling. */
export function commonColonias(written: Written[]): string[] {
  const found = new Map<string, { text: string; writers: Set<string> }>();
  for (const { address, email } of written) {
    const text = coloniaOf(address);
    const key = normalizeForSearch(text);
    const known = found.get(key) ?? { text, writers: new Set() };
    if (key) found.set(key, known);
    known.writers.add(normalizeForSearch(email));
  }
  return [...found.values()]
    .filter(({ writers }) => writers.size >= WRITERS)
    .sort((one, other) => other.writers.size - one.writers.size)
    .slice(0, MOST)
    .map(({ text }) => text);
}

/** Finds a postal code's colonias in its orders, because no list of them may be redistributed. */
export const createColonias = (db: Mongo) => {
  const orders = orderModel(db);
  return async (zip: string): Promise<string[]> => {
    const found = await orders
      .find({ 'shipping.zip': zip, paymentRank: { $gte: FIRST_PAID } }, { shipping: 1 })
      .sort({ createdAt: -1 })
      .limit(LOOKED_AT)
      .lean();
    return commonColonias(found.flatMap(({ shipping }) => (shipping?.email ? [shipping] : [])));
  };
};
export type Colonias = ReturnType<typeof createColonias>;
