import { blendsOn } from '@shop/contracts/menu-pages';
import type { Page } from '@shop/service-kit/list-count/list-count';
import type { Model } from 'mongoose';
import type { ElixirRow } from '../elixir/elixir.model.ts';
import type { Card } from './cards.ts';
import { MENU_INDEX, onMenu, SHOWN } from './menu-find.ts';

/** For a flower whose name has no letters: the menu's filters cannot choose it. */
export const createUnnamed = (
  model: Model<ElixirRow>,
  withSizes: (rows: ElixirRow[]) => Promise<Card[]>,
) => ({
  /** The products with this flower, as many as the menu's first page has. */
  async withUnnamed(flower: string): Promise<Page<Card>> {
    const most = blendsOn(1);
    const found = await model
      .find({ ...onMenu('flor:'), flowers: flower }, SHOWN)
      .sort({ id: 1 })
      .limit(most + 1)
      .hint(MENU_INDEX)
      .lean<ElixirRow[]>();
    const rows = await withSizes(found.slice(0, most));
    return { rows, total: rows.length, isMore: found.length > most };
  },
});
