import type { ElixirFind } from '@shop/contracts/elixir-bulk';
import type { Model } from 'mongoose';
import { listFilter, listIndex, listSearch } from './elixir-list.ts';
import type { ElixirRow } from './elixir.model.ts';
import { createKits } from './kits.ts';

/** Finds elixirs for a change of many at once. */
export const createFound = (model: Model<ElixirRow>) => ({
  /** Elixirs that the administrators' list finds, after a given id; only those that existed at `until`. */
  foundAfter: async (
    find: ElixirFind,
    { after = 0, until }: { after?: number | undefined; until?: string | undefined },
    limit: number,
  ): Promise<ElixirRow[]> => {
    const query = { ...find, page: 1, pageSize: limit, sort: 'id' as const };
    const { text, hint } = find.q ? listSearch(query) : { text: {}, hint: listIndex(query) };
    return model
      .find({
        ...(await listFilter(query, createKits(model).lowKits)),
        ...text,
        id: { $gt: after },
        ...(until && { createdAt: { $lte: new Date(until) } }),
      })
      .sort({ id: 1 })
      .limit(limit)
      .hint(hint)
      .lean<ElixirRow[]>()
      .exec();
  },
});
