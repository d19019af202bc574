import type { Model } from 'mongoose';
import {
  backKey,
  withoutMove,
  withTakenBack,
  withTakenOff,
  type Change,
  type ChangeOrProblem,
} from './gift-card.ts';
import type { GiftCardRow } from './gift-card.model.ts';

type Cards = {
  find: (filter: object) => Promise<GiftCardRow | null>;
  edit: (filter: object, change: (row: GiftCardRow) => Change) => Promise<void>;
  tryEdit: <Problem>(
    id: number,
    change: (row: GiftCardRow) => ChangeOrProblem<Problem>,
  ) => Promise<Problem | undefined>;
};

/** Cards that were bought, and the refunds to their buyers. */
export const soldCards = (cards: Model<GiftCardRow>, { find, edit, tryEdit }: Cards) => ({
  /** Finds a card by its order and line (soldId). */
  ofSale: (requestId: string) => find({ requestId }),
  /** Takes a buyer's refund off the card; returns the free amount when that is less. */
  takeOff: (id: number, { requestId, cents }: { requestId: string; cents: number }) =>
    tryEdit(id, (row) => withTakenOff(row, { key: backKey(requestId), cents }, new Date())),
  /** Blocks a card whose sale is not good, and frees it again; a person's block stays. */
  async followSale(id: number, isGood: boolean): Promise<void> {
    const $inc = { revision: 1 };
    if (isGood)
      await cards.updateOne(
        { id, isBlockedBySale: true },
        { $set: { isBlocked: false }, $unset: { isBlockedBySale: 1 }, $inc },
      );
    else
      await cards.updateOne(
        { id, isBlocked: false },
        { $set: { isBlocked: true, isBlockedBySale: true }, $inc },
      );
  },
  undoTakeOff: (id: number, requestId: string) => edit({ id }, (row) => withoutMove(row, backKey(requestId))),
  takeBack: (id: number, { upToCents }: { upToCents: number }) =>
    edit({ id }, (row) => withTakenBack(row, upToCents, new Date())),
});
