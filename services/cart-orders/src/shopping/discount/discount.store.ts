import { MAX_UNPAGED } from '@shop/contracts/common';
import { nextId, retryLostRaces, type Mongo } from '@shop/service-kit/mongo';
import { withoutUse, withSpent, withUse } from './discount.ts';
import { discountModel, type DiscountRow, type DiscountUse } from './discount.model.ts';

export type DiscountFields = Omit<
  DiscountRow,
  'id' | 'uses' | 'revision' | 'version' | 'createdAt' | 'updatedAt'
>;
export type DiscountStore = ReturnType<typeof createDiscountStore>;

export function createDiscountStore(db: Mongo) {
  const discounts = discountModel(db);
  const find = (filter: object) => discounts.findOne(filter).lean<DiscountRow>().exec();

  /** One atomic write, computed from the current code; repeated when another write came first. */
  const editUses = (filter: object, edit: (row: DiscountRow) => DiscountUse[] | undefined) =>
    retryLostRaces(async (lost) => {
      const row = await find(filter);
      const uses = row && edit(row);
      if (!uses) return;
      const { id, revision } = row;
      const done = await discounts.updateOne({ id, revision }, { $set: { uses }, $inc: { revision: 1 } });
      if (done.matchedCount === 0) lost();
    });

  return {
    /** The newest codes first. */
    list: () => discounts.find().sort({ id: -1 }).limit(MAX_UNPAGED).lean<DiscountRow[]>().exec(),
    find: (id: number) => find({ id }),
    findCode: (code: string) => find({ code }),
    /** @throws the duplicate key error when the code exists already */
    async create(fields: DiscountFields): Promise<DiscountRow> {
      return (await discounts.create({ ...fields, id: await nextId(db, 'discounts'), uses: [] })).toObject();
    },
    /** An administrator's change; null when the code is at another version. */
    update: (id: number, fields: Partial<DiscountFields>, version: number | undefined) =>
      discounts
        .findOneAndUpdate(
          { id, ...(version === undefined ? {} : { version }) },
          { $set: fields, $inc: { version: 1, revision: 1 } },
          { returnDocument: 'after' },
        )
        .lean<DiscountRow>()
        .exec(),
    /** Holds a use for a checkout, or extends it to its new term. Returns the reason when no use is left. */
    async take(code: string, use: DiscountUse, now = new Date()): Promise<string | undefined> {
      let problem: string | undefined;
      await editUses({ code }, (row) => {
        const uses = withUse(row, use, now);
        problem = Array.isArray(uses) ? undefined : uses.problem;
        return Array.isArray(uses) ? uses : undefined;
      });
      return problem;
    },
    /** Makes the checkout's use permanent. */
    spend: (checkoutId: string) =>
      editUses({ 'uses.checkoutId': checkoutId }, ({ uses }) => withSpent(uses, checkoutId)),
    /** Deletes the buyer's key; the use stays. */
    forgetBuyer: (checkoutId: string) =>
      editUses({ 'uses.checkoutId': checkoutId }, ({ uses }) =>
        uses.map(({ buyer, ...use }) => (use.checkoutId === checkoutId || !buyer ? use : { ...use, buyer })),
      ),
    /** Gives back the checkout's use of this payment, or of none; a repetition changes nothing. */
    giveBack: (checkoutId: string, paymentId?: string) =>
      editUses({ 'uses.checkoutId': checkoutId }, ({ uses }) => withoutUse(uses, checkoutId, paymentId)),
  };
}
