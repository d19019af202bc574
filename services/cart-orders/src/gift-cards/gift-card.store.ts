import type { GiftCardListQuery } from '@shop/contracts/gift-card';
import { asGiftCode } from '@shop/contracts/gift-card';
import { escapeRegExp } from '@shop/contracts/search';
import { listPage, type Page } from '@shop/service-kit/list-count/list-count';
import { isDuplicateKey, nextId, retryLostRaces, type Mongo } from '@shop/service-kit/mongo';
import { randomId } from '../random-id.ts';
import { withBack, withHold, withoutHold, withPaid, type Change, type Changed } from './gift-card.ts';
import { giftCardModel, type GiftCardHold, type GiftCardRow } from './gift-card.model.ts';
import type { GiftCodes } from './gift-code.ts';

export type NewGiftCard = Pick<
  GiftCardRow,
  'requestId' | 'amountCents' | 'name' | 'email' | 'message' | 'sendOn' | 'who'
> & { mailDue: Date };
export type GiftCardStore = ReturnType<typeof createGiftCardStore>;

export function createGiftCardStore(db: Mongo, codes: GiftCodes) {
  const cards = giftCardModel(db);
  const find = (filter: object) => cards.findOne(filter).lean<GiftCardRow>().exec();

  /** A new code in place of an earlier one. */
  function newCode() {
    const seed = randomId();
    const code = codes.codeOf(seed);
    return { seed, codeHash: codes.hashOf(code), lastFour: code.slice(-4) };
  }

  /** One atomic write, made of the card as it is at that moment; anew when somebody else was faster. */
  const edit = (filter: object, change: (row: GiftCardRow) => Change) =>
    retryLostRaces(async (lost) => {
      const row = await find(filter);
      const changed = row && change(row);
      if (!changed) return;
      const { id, revision } = row;
      const done = await cards.updateOne({ id, revision }, { $set: changed, $inc: { revision: 1 } });
      if (done.matchedCount === 0) lost();
    });

  /** Answers why not. */
  async function tryEdit(id: number, change: (row: GiftCardRow) => Changed): Promise<string | undefined> {
    let problem: string | undefined;
    await edit({ id }, (row) => {
      const changed = change(row);
      problem = 'problem' in changed ? changed.problem : undefined;
      return 'problem' in changed ? undefined : changed.change;
    });
    return problem;
  }

  const ofCheckout = (checkoutId: string) => find({ 'moves.checkoutId': checkoutId });

  return {
    find: (id: number) => find({ id }),
    /** By its code, however it was typed. */
    async findCode(typed: string): Promise<GiftCardRow | null> {
      const code = asGiftCode(typed);
      return code === undefined ? null : find({ codeHash: codes.hashOf(code) });
    },
    codeOf: ({ seed }: GiftCardRow): string => codes.codeOf(seed),
    /** Gives a card; the same press again answers the same one. */
    async create(card: NewGiftCard): Promise<GiftCardRow> {
      const { requestId, amountCents: cents } = card;
      const made = await find({ requestId });
      if (made) return made;
      const moves = [{ key: requestId, cents, at: new Date() }];
      const row = { ...card, ...newCode(), balanceCents: cents, moves, holds: [], isBlocked: false };
      try {
        return (await cards.create({ ...row, id: await nextId(db, 'gift_cards') })).toObject();
      } catch (error) {
        const twin = isDuplicateKey(error) && (await find({ requestId }));
        if (!twin) throw error;
        return twin;
      }
    },
    /** An administrator's change. To another address it goes with another code: whoever has the earlier one has nothing. */
    update: (id: number, { isBlocked, email }: { isBlocked?: boolean; email?: string }) =>
      cards
        .findOneAndUpdate(
          { id },
          {
            $set: {
              ...(isBlocked !== undefined && { isBlocked }),
              ...(email !== undefined && { email, ...newCode(), mailDue: new Date() }),
            },
            ...(email !== undefined && { $unset: { sentAt: 1 } }),
            $inc: { revision: 1 },
          },
          { returnDocument: 'after' },
        )
        .lean<GiftCardRow>()
        .exec(),

    hold: (id: number, hold: GiftCardHold, now = new Date()) =>
      tryEdit(id, (row) => withHold(row, hold, now)),
    pay: (id: number, paid: Pick<GiftCardHold, 'checkoutId' | 'cents'>, now = new Date()) =>
      tryEdit(id, (row) => withPaid(row, paid, now)),
    giveBack: (checkoutId: string, paymentId?: string) =>
      edit({ 'holds.checkoutId': checkoutId }, (row) => withoutHold(row, checkoutId, paymentId)),
    /** Brings back what a checkout paid; a key that is there already is that refund. */
    refund: (checkoutId: string, { key, cents }: { key: string; cents: number }) =>
      edit({ 'moves.checkoutId': checkoutId, 'moves.key': { $ne: key } }, (row) =>
        withBack(row, { key, checkoutId, cents, at: new Date() }),
      ),
    ofCheckout,
    /** Those that paid something, or got it back, since. */
    movedSince: (since: Date, limit: number) =>
      cards
        .find({ 'moves.at': { $gte: since } })
        .sort({ 'moves.at': 1 })
        .limit(limit)
        .lean<GiftCardRow[]>()
        .exec(),

    dueMails: (now: Date, limit: number) =>
      cards
        .find({ mailDue: { $lte: now } })
        .limit(limit)
        .lean<GiftCardRow[]>()
        .exec(),
    /** Its mail was written, unless it has another code by now. */
    mailed: ({ id, seed }: GiftCardRow, sentAt: Date) =>
      cards.updateOne({ id, seed }, { $set: { sentAt }, $unset: { mailDue: 1 } }),

    list: ({ q, ...place }: GiftCardListQuery): Promise<Page<GiftCardRow>> => {
      const part = q && { $regex: escapeRegExp(q), $options: 'i' };
      const filter = part ? { $or: [{ lastFour: q.toUpperCase() }, { name: part }, { email: part }] } : {};
      return listPage(cards, filter, { ...place, sort: { id: -1 } });
    },

    /** Takes out for whom they were; what is on them stays theirs who have the code. One that was not mailed yet waits for its person. */
    forget: (emails: string[]) =>
      cards.updateMany(
        { email: { $in: emails }, mailDue: { $exists: false } },
        { $set: { name: '', email: '', message: '' } },
      ),
    forgetBefore: (before: Date) =>
      cards.updateMany(
        { createdAt: { $lt: before }, email: { $ne: '' }, mailDue: { $exists: false } },
        { $set: { name: '', email: '', message: '' } },
      ),
  };
}
