import { LOW_STOCK } from '@shop/contracts/constants';
import { MOST_OF_PART } from '@shop/contracts/kit';
import type { Model } from 'mongoose';
import type { ElixirRow } from '../elixir/elixir.model.ts';

type Counted = Pick<ElixirRow, 'id' | 'stock'>;

const isFew = ({ stock }: Counted, freed: number, of = 1): boolean =>
  freed !== 0 && typeof stock === 'number' && Math.min(stock, stock - freed) < (LOW_STOCK + 1) * of;

/** Whether pages show the number left, now or before `freed` pieces came back. Kits may be low before their parts. */
export const createIsShown =
  (model: Model<ElixirRow>) =>
  async (row: Counted, freed: number): Promise<boolean> =>
    isFew(row, freed) ||
    (isFew(row, freed, MOST_OF_PART) &&
      (await model.exists({ 'parts.elixirId': row.id, isDeleted: false })) !== null);
