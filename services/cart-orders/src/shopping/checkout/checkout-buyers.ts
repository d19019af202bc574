import type { DeliveryAddress } from '@shop/contracts/address';
import { escapeRegExp } from '@shop/contracts/search';
import type { Model } from 'mongoose';
import { FORGOTTEN_ELIXIR, type CheckoutLine, type CheckoutRow } from './checkout.model.ts';

/** A buyer, by the e-mails as they typed them, or by the ten digits of their phone. */
export type Buyer = { emails: string[]; phone?: string };

const WITH_GIFT = { 'lines.giftCard': { $exists: true } };
const withoutGift = ({ giftCard: _gift, ...line }: CheckoutLine): CheckoutLine => line;
/** The buyer may have named their own elixir. */
const withoutOwnName = (line: CheckoutLine): CheckoutLine =>
  // The label in the picture shows that name.
  line.isCustom ? { ...line, name: FORGOTTEN_ELIXIR, imageUrl: '' } : withoutGift(line);

const inAnyCapitals = (email: string) => new RegExp(`^${escapeRegExp(email)}$`, 'i');

/**
 * Finds and forgets the buyers of checkouts.
 * @param reusable the time since which an open checkout may be reused, so that it can still be paid
 */
export const checkoutBuyers = (checkouts: Model<CheckoutRow>, reusable: () => Date) => ({
  /**
   * Checkouts with one of these e-mails or this phone; without `andOpen` only those that nobody can still pay, and only
   * with the same capitals: others grow old by themselves.
   */
  ofBuyer: ({ emails, phone }: Buyer, andOpen: boolean): Promise<CheckoutRow[]> => {
    const typed = andOpen ? emails.map(inAnyCapitals) : emails;
    const theirs = phone ? { 'shipping.phone': phone } : { 'shipping.email': { $in: typed } };
    const old = { $or: [{ status: { $ne: 'open' as const } }, { createdAt: { $lt: reusable() } }] };
    return checkouts.find({ ...theirs, ...(andOpen ? {} : old) }).lean();
  },
  /** The addresses given for these checkouts, by checkout id. */
  buyersOf: async (ids: string[]): Promise<Map<string, DeliveryAddress | undefined>> => {
    const found = await checkouts.find({ _id: { $in: ids } }, { shipping: 1 }).lean();
    return new Map(found.map(({ _id, shipping }) => [_id, shipping]));
  },
  /** Deletes the addresses, and the names that buyers gave to their own elixirs, from these checkouts. */
  forgetBuyer: async (ids: string[]) => {
    const theirs = { _id: { $in: ids } };
    const written = { ...theirs, $or: [{ 'lines.isCustom': true }, WITH_GIFT] };
    for (const { _id, lines } of await checkouts.find(written).lean())
      await checkouts.updateOne({ _id }, { $set: { lines: lines.map(withoutOwnName) } });
    await checkouts.updateMany(theirs, { $unset: { shipping: 1 } });
  },
  /** Deletes the recipients of its gift cards. */
  forgetGifts: async (_id: string) => {
    const checkout = await checkouts.findOne({ _id, ...WITH_GIFT }).lean();
    if (checkout) await checkouts.updateOne({ _id }, { $set: { lines: checkout.lines.map(withoutGift) } });
  },
});
