import type { GiftCardListQuery } from '@shop/contracts/gift-card';
import { escapeRegExp } from '@shop/contracts/search';
import { listPage, type Page } from '@shop/service-kit/list-count/list-count';
import type { Model } from 'mongoose';
import { soldBy } from './gift-card.ts';
import type { GiftCardMove, GiftCardRow } from './gift-card.model.ts';

const NOBODY = { $set: { name: '', email: '', message: '' }, $unset: { mailDue: 1 as const } };
/** One that was not mailed yet waits for its person, unless it is blocked. */
const WAITS_FOR_NOBODY = { $or: [{ mailDue: { $exists: false } }, { isBlocked: true }] };

/** What is asked of many cards, and what is forgotten of them. */
export const giftCardLists = (cards: Model<GiftCardRow>) => ({
  /** What checkouts were paid with since, and what of it came back, the longest ago first. However many cards were given. */
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

  /** Takes out for whom they were; what is on them stays theirs who have the code. */
  forget: (emails: string[]) => cards.updateMany({ email: { $in: emails }, ...WAITS_FOR_NOBODY }, NOBODY),
  forgetBefore: (before: Date) =>
    cards.updateMany({ createdAt: { $lt: before }, email: { $ne: '' }, ...WAITS_FOR_NOBODY }, NOBODY),
});
