import type { DeliveryAddress } from '@shop/contracts/address';
import { normalizeForSearch } from '@shop/contracts/search';
import type { Mongo } from '@shop/service-kit/mongo';
import { orderModel } from './order.model.ts';
import { FIRST_PAID } from './payment.rank.ts';

/** The latest orders to one postal code that were paid: for nothing anybody could show others a text, or test a guess. */
const LOOKED_AT = 500;
/** What fewer people write may be anybody's name. */
const WRITERS = 3;
const MOST = 12;

type Written = Pick<DeliveryAddress, 'address' | 'email'>;

/** 'Centro' of 'Calle 60 número 491, Centro', as the checkout's form joins them. */
const coloniaOf = (address: string): string => /,\s*([^,]*\p{L}[^,]*)$/u.exec(address)?.[1]?.trim() ?? '';

/** What at least three buyers wrote after their street, most of them first, in the latest one's spelling. */
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

/** Answers the colonias of a postal code that its buyers name: there is no list of them that a shop may pass on. */
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
