import { expect, test } from '@jest/globals';
import { withCatalog } from '../testing/with-catalog.ts';
import { createElixirStore } from './elixir.store.ts';
import { struckPrices } from './struck-prices.ts';

test('when a day begins somewhere and a struck price names days then kept pages are made anew, once', () =>
  withCatalog(async ({ db, addElixir, admin }) => {
    const published: string[] = [];
    let at = '2026-11-21T12:00:00Z';
    const job = struckPrices({
      elixirs: createElixirStore(db),
      publish: (tag) => published.push(tag),
      now: () => new Date(at),
    });
    const turn = () => job.run(new AbortController().signal, () => undefined);
    const { id } = await addElixir({ compareAt: { price: 500 } });
    await turn();
    expect(published).toEqual([]);

    await admin.patch(`/api/elixirs/${id}`, { compareAt: { price: 500, until: '2026-11-21' } });
    await turn();
    at = '2026-11-22T06:00:00Z';
    await turn();
    await turn();

    expect(published).toEqual(['catalog']);
  }));

test('when a day begins in the one zone that is an hour behind most others then kept pages are made anew', () =>
  withCatalog(async ({ db, addElixir }) => {
    const published: string[] = [];
    let at = '2026-11-22T06:30:00Z';
    const job = struckPrices({
      elixirs: createElixirStore(db),
      publish: (tag) => published.push(tag),
      now: () => new Date(at),
    });
    const turn = () => job.run(new AbortController().signal, () => undefined);
    await turn();
    await addElixir({ compareAt: { price: 500, from: '2026-11-22' } });

    at = '2026-11-22T07:00:00Z';
    await turn();

    expect(published).toEqual(['catalog']);
  }));
