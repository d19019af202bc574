import { randomInt } from 'node:crypto';
import { isDuplicateKey, type Mongo } from '@shop/service-kit/mongo';
import { forgetNotes } from '../forget-notes.ts';
import { ownPaymentModel, type OwnBack, type OwnPaymentRow, type Receipt } from './own-payment.model.ts';

type Opened = Omit<OwnPaymentRow, 'receipts' | 'backs' | 'changedAt' | 'reference' | 'waits' | 'endedAt'>;
export type OwnPaymentStore = ReturnType<typeof createOwnPaymentStore>;

/** @param now the clock for its terms */
export function createOwnPaymentStore(db: Mongo, now = () => new Date()) {
  const rows = ownPaymentModel(db);
  const ended = () => ({ $set: { endedAt: now(), changedAt: now() }, $unset: { waits: 1 } as const });

  /** Opens a payment. The reference has seven digits because that is what a bank's form takes. */
  async function open(row: Opened): Promise<void> {
    const reference = row.way === 'ownTransfer' ? { reference: String(randomInt(1e6, 1e7)) } : {};
    const first = { ...row, ...reference, waits: true as const, receipts: [], backs: [], changedAt: now() };
    try {
      await rows.updateOne({ _id: row._id }, { $setOnInsert: first }, { upsert: true });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // A concurrent call opened the same page, or another page has these digits.
      if (!(await rows.exists({ _id: row._id }))) await open(row);
    }
  }

  /**
   * The checkout's waiting payment, else its last one. An order may be paid again after its term ended, and in another
   * way, which has its own term.
   */
  const ofCheckout = async (checkoutId: string): Promise<OwnPaymentRow | undefined> =>
    (await rows.find({ checkoutId }).sort({ waits: -1, changedAt: -1 }).limit(1).lean())[0];

  return {
    open,
    find: (_id: string) => rows.findById(_id).lean(),
    ofCheckout,
    /** Closes a payment that its buyer does not want. False when money was already marked on it. */
    async close(checkoutId: string): Promise<boolean> {
      const { _id } = (await ofCheckout(checkoutId)) ?? {};
      return (await rows.updateOne({ _id, receipts: { $size: 0 } }, ended())).matchedCount === 1;
    },
    /** Notes a receipt, and until when the rest is awaited. False when another receipt was noted since `seen`. */
    receive: async (seen: OwnPaymentRow, receipt: Receipt, waitsUntil?: Date): Promise<boolean> =>
      (
        await rows.updateOne(
          { _id: seen._id, receipts: { $size: seen.receipts.length } },
          {
            $push: { receipts: receipt },
            $set: { changedAt: now() },
            ...(waitsUntil ? { $max: { payBefore: waitsUntil } } : { $unset: { waits: 1 } }),
          },
        )
      ).matchedCount === 1,
    /** Notes money given back. False when something else went back since `seen`. */
    giveBack: async (seen: OwnPaymentRow, back: OwnBack): Promise<boolean> =>
      (
        await rows.updateOne(
          { _id: seen._id, backs: { $size: seen.backs.length } },
          { $push: { backs: back }, $set: { changedAt: now() } },
        )
      ).matchedCount === 1,
    end: (_id: string) => rows.updateOne({ _id, waits: true }, ended()),
    extend: (_id: string, payBefore: Date) => rows.updateOne({ _id, waits: true }, { $max: { payBefore } }),
    /** Ends the payments that nobody paid in time. */
    endOverdue: () => rows.updateMany({ payBefore: { $lte: now() }, waits: true }, ended()),
    forgetNotes: (checkoutIds: string[]) =>
      forgetNotes(rows, { checkoutId: { $in: checkoutIds } }, 'receipts'),
    changed: (since: Date | undefined, limit: number) =>
      rows
        .find(since ? { changedAt: { $gte: since } } : {})
        .sort({ changedAt: 1, _id: 1 })
        .limit(limit)
        .lean(),
  };
}
