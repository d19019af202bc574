import { asGiftCode, type GiftCardUpdate } from '@shop/contracts/gift-card';
import { isDuplicateKey, nextId, retryLostRaces, type Mongo } from '@shop/service-kit/mongo';
import { normalizeEmail } from '../orders/customer/customer-id.ts';
import { randomId } from '../random-id.ts';
import { giftCardLists } from './gift-card-lists.ts';
import {
  mailDueOf,
  withBack,
  withHold,
  withoutHold,
  withPaid,
  type Change,
  type ChangeOrProblem,
} from './gift-card.ts';
import { soldCards } from './sold-cards.ts';
import { giftCardModel, type GiftCardHold, type GiftCardRow } from './gift-card.model.ts';
import type { GiftCodes } from './gift-code.ts';

type NewGiftCard = Pick<
  GiftCardRow,
  'requestId' | 'amountCents' | 'name' | 'email' | 'message' | 'sendOn' | 'who'
>;
export type GiftCardStore = ReturnType<typeof createGiftCardStore>;

export function createGiftCardStore(db: Mongo, codes: GiftCodes) {
  const cards = giftCardModel(db);
  const find = (filter: object) => cards.findOne(filter).lean<GiftCardRow>().exec();

  function newCode() {
    const seed = randomId();
    const code = codes.codeOf(seed);
    return { seed, codeHash: codes.hashOf(code), lastFour: code.slice(-4) };
  }

  /** The changes that send a card to another address: a new code, and the mail on the chosen day. */
  async function sentTo(id: number, email: string) {
    const card = await find({ id });
    const mailDue = mailDueOf(card?.sendOn ?? null, new Date());
    return { email: normalizeEmail(email), ...newCode(), mailDue };
  }

  /** One atomic write, computed from the current card; repeated when another write came first. */
  const edit = (filter: object, change: (row: GiftCardRow) => Change) =>
    retryLostRaces(async (lost) => {
      const row = await find(filter);
      const changed = row && change(row);
      if (!changed) return;
      const { id, revision } = row;
      const done = await cards.updateOne({ id, revision }, { $set: changed, $inc: { revision: 1 } });
      if (done.matchedCount === 0) lost();
    });

  /** Returns the problem, if there is one. */
  async function tryEdit<Problem>(id: number, change: (row: GiftCardRow) => ChangeOrProblem<Problem>) {
    let problem: Problem | undefined;
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
    /** Finds a card by its code, however it was typed. */
    async findCode(typed: string): Promise<GiftCardRow | null> {
      const code = asGiftCode(typed);
      return code === undefined ? null : find({ codeHash: codes.hashOf(code) });
    },
    codeOf: ({ seed }: GiftCardRow): string => codes.codeOf(seed),
    /** Makes a card, once for each press. The e-mail is normalised, so that forgetting its owner finds it. */
    async create(card: NewGiftCard): Promise<GiftCardRow> {
      const { requestId, amountCents: cents } = card;
      const made = await find({ requestId });
      if (made) return made;
      const moves = [{ key: requestId, cents, at: new Date() }];
      const email = normalizeEmail(card.email);
      const mailDue = mailDueOf(card.sendOn, new Date());
      const first = { balanceCents: cents, moves, holds: [], isBlocked: false };
      const row = { ...card, email, ...newCode(), ...first, ...(email && { mailDue }) };
      try {
        return (await cards.create({ ...row, id: await nextId(db, 'gift_cards') })).toObject();
      } catch (error) {
        const twin = isDuplicateKey(error) && (await find({ requestId }));
        if (!twin) throw error;
        return twin;
      }
    },
    /** An administrator's change. A new address gets a new code, so the earlier recipient's code stops working. */
    async update(id: number, { isBlocked, email }: GiftCardUpdate): Promise<GiftCardRow | null> {
      const sent = email !== undefined && (await sentTo(id, email));
      const change = {
        $set: { ...(isBlocked !== undefined && { isBlocked }), ...sent },
        $unset: { ...(sent && { sentAt: 1 }), ...(isBlocked !== undefined && { isBlockedBySale: 1 }) },
        $inc: { revision: 1 },
      };
      return cards.findOneAndUpdate({ id }, change, { returnDocument: 'after' }).lean<GiftCardRow>().exec();
    },

    hold: (id: number, hold: GiftCardHold, now = new Date()) =>
      tryEdit(id, (row) => withHold(row, hold, now)),
    pay: (id: number, paid: Pick<GiftCardHold, 'checkoutId' | 'cents'>, now = new Date()) =>
      tryEdit(id, (row) => withPaid(row, paid, now)),
    giveBack: (checkoutId: string, paymentId?: string) =>
      edit({ 'holds.checkoutId': checkoutId }, (row) => withoutHold(row, checkoutId, paymentId)),
    /** Puts a refund of a checkout back on the card; a known key is the same refund. */
    refund: (checkoutId: string, { key, cents }: { key: string; cents: number }) =>
      edit({ 'moves.checkoutId': checkoutId, 'moves.key': { $ne: key } }, (row) =>
        withBack(row, { key, checkoutId, cents, at: new Date() }),
      ),
    ofCheckout,
    ...soldCards(cards, { find, edit, tryEdit }),
    dueMails: (now: Date, limit: number) =>
      cards
        .find({ mailDue: { $lte: now }, isBlocked: false })
        .limit(limit)
        .lean<GiftCardRow[]>()
        .exec(),
    /** Notes that its mail was written, unless the card has a new code meanwhile. */
    mailed: ({ id, seed }: GiftCardRow, sentAt: Date) =>
      cards.updateOne({ id, seed }, { $set: { sentAt }, $unset: { mailDue: 1 } }),
    ...giftCardLists(cards),
  };
}
