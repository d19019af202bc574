import { LOW_STOCK } from '@shop/contracts/constants';
import { MOST_OF_PART } from '@shop/contracts/kit';
import type { Model } from 'mongoose';
import type { ElixirRow } from '../elixir/elixir.model.ts';

type Counted = Pick<ElixirRow, 'id' | 'stock'>;

const isFew = ({ stock }: Counted, freed: number, of = 1): boolean =>
  freed !== 0 && typeof stock === 'number' && Math.min(stock, stock - freed) < (LOW_STOCK + 1) * of;

/** Whether pages tell how many are left, now or before so many became free: also of kits, of which few may be left sooner. */
export const createIsShown =
  (model: Model<ElixirRow>) =>
  async (row: Counted, freed: number): Promise<boolean> =>
    isFew(row, freed) ||
    (isFew(row, freed, MOST_OF_PART) &&
      (await model.exists({ 'parts.elixirId': row.id, isDeleted: false })) !== null);
