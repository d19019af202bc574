import { expect, test } from '@jest/globals';
import { withCatalog } from '../testing/with-catalog.ts';
import { createElixirStore } from './elixir.store.ts';
import { struckPricesJob } from './struck-prices.ts';

/** The job, with a clock that the test moves. */
function struck(db: Parameters<typeof createElixirStore>[0], now: string) {
  const published: string[] = [];
  const clock = { now };
  const job = struckPricesJob({
    elixirs: createElixirStore(db),
    publish: (tag) => published.push(tag),
    now: () => new Date(clock.now),
  });
  return { published, clock, turn: () => job.run(new AbortController().signal, () => undefined) };
}

test('when a day begins somewhere and a struck price names days then kept pages are made anew, once', () =>
  withCatalog(async ({ db, addElixir, admin }) => {
    const { published, turn, clock } = struck(db, '2026-11-21T12:00:00Z');
    const { id } = await addElixir({ compareAt: { price: 500 } });
    await turn();
    expect(published).toEqual([]);

    await admin.patch(`/api/elixirs/${id}`, { compareAt: { price: 500, until: '2026-11-21' } });
    await turn();
    clock.now = '2026-11-22T06:00:00Z';
    await turn();
    await turn();

    expect(published).toEqual(['catalog']);
  }));

test('when a day begins in the one zone that is an hour behind most others then kept pages are made anew', () =>
  withCatalog(async ({ db, addElixir }) => {
    const { published, turn, clock } = struck(db, '2026-11-22T06:30:00Z');
    await turn();
    await addElixir({ compareAt: { price: 500, from: '2026-11-22' } });

    clock.now = '2026-11-22T07:00:00Z';
    await turn();

    expect(published).toEqual(['catalog']);
  }));
