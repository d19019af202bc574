import type { Blend } from '@shop/contracts/menu';
import type { ElixirRow } from '../elixir/elixir.model.ts';

type Rated = Pick<ElixirRow, 'rating'>;
const ofAll = (rows: Rated[]) => ({
  count: rows.reduce((all, { rating }) => all + (rating?.count ?? 0), 0),
  sum: rows.reduce((all, { rating }) => all + (rating?.sum ?? 0), 0),
});

/** The rating of a product over all its sizes. */
export function ratingOf(rows: Rated[]): Pick<Blend, 'rating'> {
  const { count, sum } = ofAll(rows);
  return count > 0 ? { rating: { count, average: Math.round((sum / count) * 10) / 10 } } : {};
}

const TIES = 10_000;
/** Sort key: the best average first, then the most opinions; undefined without opinions. */
export function bestOf(rows: Rated[]): number | undefined {
  const { count, average = 0 } = ratingOf(rows).rating ?? { count: 0 };
  return count > 0 ? average * 10 * TIES + Math.min(count, TIES - 1) : undefined;
}
