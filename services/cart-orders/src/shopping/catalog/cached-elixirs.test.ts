import { describe, expect, test } from '@jest/globals';
import type { InternalElixir } from '@shop/contracts/elixir';
import { anElixir } from '@shop/contracts/testing/builders';
import { cacheElixirs } from './cached-elixirs.ts';

type Answer = { ids: number[]; arrives: (price?: number) => Promise<void>; fails: (error: Error) => void };

/** A catalogue whose answers and a clock whose time the test controls, and Redis. */
function withHeld(row: Partial<InternalElixir> = {}) {
  const asked: Answer[] = [];
  const state = { now: 0, hears: true };
  const catalog = {
    elixirs: (ids: number[]) => {
      const { promise, resolve, reject } = Promise.withResolvers<Map<number, InternalElixir>>();
      const arrives = async (price = 100) => {
        resolve(new Map(ids.map((id) => [id, { ...anElixir({ id, price }), ...row }])));
        // Lets those who wait for this answer go on first.
        await new Promise((later) => setImmediate(later));
      };
      asked.push({ ids, arrives, fails: reject });
      return promise;
    },
  };
  const held = cacheElixirs({ catalog, hearsChanges: () => state.hears, now: () => state.now });
  const priceOf = async (id = 1) => (await held.elixirs([id])).get(id)?.price;
  /** Asks, and answers the request at once. */
  const fill = async (price: number) => {
    const read = priceOf();
    await asked.at(-1)!.arrives(price);
    return read;
  };
  return { held, asked, state, priceOf, fill };
}

describe('the catalogue’s rows in carts', () => {
  test('when a row was read then the catalogue is asked again only for others', async () => {
    const { held, asked, fill } = withHeld();
    await fill(100);

    const both = held.elixirs([1, 2]);
    await asked[1]!.arrives();

    expect([...(await both).keys()]).toEqual([1, 2]);
    expect(asked.map(({ ids }) => ids)).toEqual([[1], [2]]);
  });

  test('when the catalogue tells of a change then the next read shows it', async () => {
    const { held, fill, priceOf } = withHeld();
    await fill(100);
    held.forget();

    expect(await fill(200)).toBe(200);
    expect(await priceOf()).toBe(200);
  });

  test('when a change is told while a read is under way then what it read is not kept', async () => {
    const { held, asked, priceOf, fill } = withHeld();
    const early = priceOf();
    held.forget();
    const late = priceOf();
    await asked[1]!.arrives(200);
    await asked[0]!.arrives(100);

    expect([await early, await late]).toEqual([100, 200]);
    // The older answer arrived last, but must not be cached.
    expect(await priceOf()).toBe(200);
    held.forget();
    expect(await fill(300)).toBe(300);
  });

  test('when a message was lost then the change counts after seconds', async () => {
    const { state, fill, priceOf } = withHeld();
    await fill(100);
    state.now = 9_999;
    expect(await priceOf()).toBe(100);

    state.now = 10_000;

    expect(await fill(200)).toBe(200);
  });

  test('when changes cannot be heard of then nothing is held, neither from before nor from now', async () => {
    const { asked, state, fill } = withHeld();
    await fill(100);
    state.hears = false;

    expect(await fill(200)).toBe(200);
    expect(await fill(300)).toBe(300);
    expect(asked).toHaveLength(3);
  });

  test('when hearing ends while a read is under way then what it read is not kept', async () => {
    const { asked, state, priceOf, fill } = withHeld();
    const read = priceOf();
    state.hears = false;
    await asked[0]!.arrives(100);
    await read;
    state.hears = true;

    expect(await fill(200)).toBe(200);
  });

  test('when the catalogue does not answer then it is said, and the next read asks again', async () => {
    const { asked, priceOf, fill } = withHeld();
    const read = priceOf();
    asked[0]!.fails(new Error('away'));

    await expect(read).rejects.toThrow('away');
    expect(await fill(100)).toBe(100);
  });

  test('when pieces are reserved then only the cart that has reserved them may buy them', async () => {
    const { held, asked } = withHeld({ isAvailable: false, inStock: 0, reservedBy: { mine: 2 } });
    const mine = held.elixirs([1], 'mine');
    await asked[0]!.arrives();
    const other = (await held.elixirs([1], 'other')).get(1);

    expect((await mine).get(1)).toMatchObject({ isAvailable: true, inStock: 2 });
    expect(other).toMatchObject({ isAvailable: false, inStock: 0 });
    expect(asked).toHaveLength(1);
  });

  test('when very many were read then those of long ago are asked for again', async () => {
    const { held, asked, fill } = withHeld();
    await fill(100);
    const many = Array.from({ length: 2_000 }, (_, at) => at + 2);
    const read = held.elixirs(many);
    await asked[1]!.arrives();
    await read;

    expect(await fill(200)).toBe(200);
  });
});
