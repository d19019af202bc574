import type { Model } from 'mongoose';
import type { ElixirRow } from '../elixir/elixir.model.ts';
import type { Card } from './cards.ts';
import { ON_MENU, SHOWN } from './menu-find.ts';

/** How many products one part has. */
const PART = 250;

/** Reads the whole menu. */
export const createWholeMenu = (
  model: Model<ElixirRow>,
  withSizes: (rows: ElixirRow[]) => Promise<Card[]>,
) => ({
  all: async (): Promise<Card[]> =>
    withSizes(await model.find(ON_MENU, SHOWN).sort({ id: 1 }).lean<ElixirRow[]>()),

  /** The next products after a number, for callers that save memory; `next` is where to go on. */
  async part(after: number): Promise<{ rows: Card[]; next?: number }> {
    const rows = await model
      .find({ ...ON_MENU, id: { $gt: after } }, SHOWN)
      .sort({ id: 1 })
      .limit(PART)
      .hint({ isDeleted: 1, isCustom: 1, id: 1 })
      .lean<ElixirRow[]>();
    const last = rows.length === PART ? rows.at(-1)?.id : undefined;
    return { rows: await withSizes(rows), ...(last !== undefined && { next: last }) };
  },

  /** The time of the latest change of a product, deleted ones included. */
  async edition(): Promise<string> {
    const [latest] = await model
      .find({ isCustom: false }, { updatedAt: 1 })
      .sort({ updatedAt: -1 })
      .limit(1)
      .hint({ isCustom: 1, updatedAt: 1 })
      .lean<Pick<ElixirRow, 'updatedAt'>[]>();
    return latest?.updatedAt.toISOString() ?? '';
  },
});
