import type { DeliveryAddress } from '@shop/contracts/address';
import type { Model } from 'mongoose';
import { FORGOTTEN_ELIXIR, type CheckoutLine, type CheckoutRow } from './checkout.model.ts';

/** Somebody by the e-mails that they typed, or by the ten digits of their phone. */
export type Buyer = { emails: string[]; phone?: string };

const WITH_GIFT = { 'lines.giftCard': { $exists: true } };
const withoutGift = ({ giftCard: _gift, ...line }: CheckoutLine): CheckoutLine => line;
/** Somebody may have given it a name of their own. */
const withoutOwnName = (line: CheckoutLine): CheckoutLine =>
  // The label in its picture bears the name.
  line.isCustom ? { ...line, name: FORGOTTEN_ELIXIR, imageUrl: '' } : withoutGift(line);

/**
 * Who began checkouts.
 * @param reusable whoever comes back goes on with a checkout that is younger
 */
export const checkoutBuyers = (checkouts: Model<CheckoutRow>, reusable: () => Date) => ({
  /** Checkouts with one of these e-mails, as they were typed, or this phone; without `andOpen` those alone that nobody can be paying any more. */
  ofBuyer: ({ emails, phone }: Buyer, andOpen: boolean): Promise<CheckoutRow[]> => {
    const theirs = phone ? { 'shipping.phone': phone } : { 'shipping.email': { $in: emails } };
    const old = { $or: [{ status: { $ne: 'open' as const } }, { createdAt: { $lt: reusable() } }] };
    return checkouts.find({ ...theirs, ...(andOpen ? {} : old) }).lean();
  },
  /** Who began these checkouts, where they said it. */
  buyersOf: async (ids: string[]): Promise<Map<string, DeliveryAddress | undefined>> => {
    const found = await checkouts.find({ _id: { $in: ids } }, { shipping: 1 }).lean();
    return new Map(found.map(({ _id, shipping }) => [_id, shipping]));
  },
  /** Takes the addresses, and the names that buyers gave to their own elixirs, out of these checkouts. */
  forgetBuyer: async (ids: string[]) => {
    const theirs = { _id: { $in: ids } };
    const written = { ...theirs, $or: [{ 'lines.isCustom': true }, WITH_GIFT] };
    for (const { _id, lines } of await checkouts.find(written).lean())
      await checkouts.updateOne({ _id }, { $set: { lines: lines.map(withoutOwnName) } });
    await checkouts.updateMany(theirs, { $unset: { shipping: 1 } });
  },
  /** Takes out for whom its gift cards are. */
  forgetGifts: async (_id: string) => {
    const checkout = await checkouts.findOne({ _id, ...WITH_GIFT }).lean();
    if (checkout) await checkouts.updateOne({ _id }, { $set: { lines: checkout.lines.map(withoutGift) } });
  },
});
