import { isDuplicateKey, type Mongo } from '@shop/service-kit/mongo';
import { checkoutModel } from './checkout.model.ts';

/**
 * A cart generation that was ordered twice, before the database refused that, must not keep the service from
 * starting: the oldest checkout stays 'ordered', the others keep their orders and are called 'ordered_twice'.
 */
export async function setDuplicatesApart(db: Mongo): Promise<void> {
  const checkouts = checkoutModel(db);
  try {
    await checkouts.createIndexes();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const seen = new Set<string>();
    const ordered = { status: 'ordered' as const };
    const found = checkouts.find(ordered, { cartId: 1, cartRound: 1 }).sort({ createdAt: 1, _id: 1 }).lean();
    for await (const { _id, cartId, cartRound } of found.cursor()) {
      const key = `${cartId} ${cartRound}`;
      if (seen.has(key))
        await checkouts.updateOne({ _id, ...ordered }, { $set: { status: 'ordered_twice' } });
      seen.add(key);
    }
  }
}
