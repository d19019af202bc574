import type { GiftCardListQuery } from '@shop/contracts/gift-card';
import { escapeRegExp } from '@shop/contracts/search';
import { listPage, type Page } from '@shop/service-kit/list-count/list-count';
import type { Model } from 'mongoose';
import { soldBy } from './gift-card.ts';
import type { GiftCardMove, GiftCardRow } from './gift-card.model.ts';

const NOBODY = { $set: { name: '', email: '', message: '' }, $unset: { mailDue: 1 as const } };
/** A card that was not mailed yet still needs its recipient, unless it is blocked. */
const WAITS_FOR_NOBODY = { $or: [{ mailDue: { $exists: false } }, { isBlocked: true }] };

/** Reports over many cards, and forgetting their recipients. */
export const giftCardLists = (cards: Model<GiftCardRow>) => ({
  /** Payments with cards since then, and their refunds, the oldest first; without the moves that fund a card. */
  movedSince: (since: Date, { offset, limit }: { offset: number; limit: number }) =>
    cards
      .aggregate<Required<GiftCardMove>>([
        { $match: { 'moves.at': { $gte: since } } },
        { $unwind: '$moves' },
        { $replaceRoot: { newRoot: '$moves' } },
        { $match: { at: { $gte: since }, checkoutId: { $exists: true } } },
        { $sort: { at: 1, key: 1 } },
        { $skip: offset },
        { $limit: limit },
      ])
      .exec(),

  list: ({ q, order, ...place }: GiftCardListQuery): Promise<Page<GiftCardRow>> => {
    const part = q && { $regex: escapeRegExp(q), $options: 'i' };
    const filter = {
      ...(part && { $or: [{ lastFour: q.toUpperCase() }, { name: part }, { email: part }] }),
      ...(order && { requestId: { $regex: `^${escapeRegExp(soldBy(order))}` } }),
    };
    return listPage(cards, filter, { ...place, sort: { id: -1 } });
  },

  /** Removes the recipients; the balances stay with whoever has the codes. */
  forget: (emails: string[]) => cards.updateMany({ email: { $in: emails }, ...WAITS_FOR_NOBODY }, NOBODY),
  forgetBefore: (before: Date) =>
    cards.updateMany({ createdAt: { $lt: before }, email: { $ne: '' }, ...WAITS_FOR_NOBODY }, NOBODY),
});
