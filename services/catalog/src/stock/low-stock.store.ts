import { LOW_STOCK } from '@shop/contracts/constants';
import { soldName } from '@shop/contracts/size-words';
import type { LowStock, LowStockTold } from '@shop/contracts/stock';
import type { Mongo } from '@shop/service-kit/mongo';
import { createKits } from '../elixir/kits.ts';
import { elixirModel, type ElixirRow } from '../elixir/elixir.model.ts';

type Fallen = Pick<ElixirRow, 'family' | 'contents'> &
  Required<Pick<ElixirRow, 'id' | 'name' | 'alarm'>> & { stock: number };
export type LowStockStore = ReturnType<typeof createLowStockStore>;

/**
 * Low stock that the owner must be told about. A product is low while its alarm is set; no event is written when its
 * stock falls. So neither crashes nor two buyers at once can lose or double a message.
 */
export function createLowStockStore(db: Mongo) {
  const model = elixirModel(db);
  const { kitsWith } = createKits(model);
  const told = async (row: Fallen): Promise<LowStock> => {
    const kits = (await kitsWith(row.id)).map(({ name }) => name);
    const { id: elixirId, stock: left, alarm } = row;
    return { elixirId, name: soldName(row), left, alarm: alarm.id, ...(kits.length > 0 && { kits }) };
  };
  return {
    async list(): Promise<LowStock[]> {
      const rows = await model
        .find(
          { isDeleted: false, stock: { $lte: LOW_STOCK }, 'alarm.id': { $exists: true } },
          { id: 1, name: 1, family: 1, contents: 1, stock: 1, alarm: 1 },
        )
        .lean<Fallen[]>();
      return Promise.all(rows.filter(({ stock, alarm }) => stock <= alarm.at).map(told));
    },
    /** How many products for sale have no piece left. */
    soldOut: () =>
      model.countDocuments({ isDeleted: false, isCustom: false, isAvailable: true, stock: { $lte: 0 } }),
    /** A product that was restocked meanwhile has a new alarm, which stays. */
    told: ({ elixirId: id, alarm }: LowStockTold) =>
      model.updateOne({ id, 'alarm.id': alarm }, { $unset: { alarm: 1 } }, { timestamps: false }),
  };
}
