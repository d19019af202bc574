import type { Blend } from '@shop/contracts/menu';
import type { ElixirRow } from '../elixir/elixir.model.ts';

type Rated = Pick<ElixirRow, 'rating'>;
const ofAll = (rows: Rated[]) => ({
  count: rows.reduce((all, { rating }) => all + (rating?.count ?? 0), 0),
  sum: rows.reduce((all, { rating }) => all + (rating?.sum ?? 0), 0),
});

/** What is said of a product in all its sizes. */
export function ratingOf(rows: Rated[]): Pick<Blend, 'rating'> {
  const { count, sum } = ofAll(rows);
  return count > 0 ? { rating: { count, average: Math.round((sum / count) * 10) / 10 } } : {};
}

const TIES = 10_000;
/** The best first, of equals what more people say; undefined while nobody says anything. */
export function bestOf(rows: Rated[]): number | undefined {
  const { count, average = 0 } = ratingOf(rows).rating ?? { count: 0 };
  return count > 0 ? average * 10 * TIES + Math.min(count, TIES - 1) : undefined;
}
