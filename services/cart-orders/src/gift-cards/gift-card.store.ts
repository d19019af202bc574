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

export type NewGiftCard = Pick<
  GiftCardRow,
  'requestId' | 'amountCents' | 'name' | 'email' | 'message' | 'sendOn' | 'who'
>;
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

  /** What its mail goes with to another address, on the day that was chosen. */
  async function sentTo(id: number, email: string) {
    const card = await find({ id });
    const mailDue = mailDueOf(card?.sendOn ?? null, new Date());
    return { email: normalizeEmail(email), ...newCode(), mailDue };
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
    /** By its code, however it was typed. */
    async findCode(typed: string): Promise<GiftCardRow | null> {
      const code = asGiftCode(typed);
      return code === undefined ? null : find({ codeHash: codes.hashOf(code) });
    },
    codeOf: ({ seed }: GiftCardRow): string => codes.codeOf(seed),
    /** Gives a card; the same press again answers the same one. Who asks to be forgotten may write their address otherwise. */
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
    /** An administrator's change. To another address it goes with another code: whoever has the earlier one has nothing. */
    async update(id: number, { isBlocked, email }: GiftCardUpdate): Promise<GiftCardRow | null> {
      const sent = email !== undefined && (await sentTo(id, email));
      const change = {
        $set: { ...(isBlocked !== undefined && { isBlocked }), ...sent },
        ...(sent && { $unset: { sentAt: 1 } }),
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
    /** Brings back what a checkout paid; a key that is there already is that refund. */
    refund: (checkoutId: string, { key, cents }: { key: string; cents: number }) =>
      edit({ 'moves.checkoutId': checkoutId, 'moves.key': { $ne: key } }, (row) =>
        withBack(row, { key, checkoutId, cents, at: new Date() }),
      ),
    ofCheckout,
    ...soldCards({ find, edit, tryEdit }),
    dueMails: (now: Date, limit: number) =>
      cards
        .find({ mailDue: { $lte: now }, isBlocked: false })
        .limit(limit)
        .lean<GiftCardRow[]>()
        .exec(),
    /** Its mail was written, unless it has another code by now. */
    mailed: ({ id, seed }: GiftCardRow, sentAt: Date) =>
      cards.updateOne({ id, seed }, { $set: { sentAt }, $unset: { mailDue: 1 } }),
    ...giftCardLists(cards),
  };
}
