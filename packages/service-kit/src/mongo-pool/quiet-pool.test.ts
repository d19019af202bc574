import { expect, jest, test } from '@jest/globals';
import { ownMongo } from '../testing/own-mongo.ts';
import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than the driver's own timer of 100 ms. */
const LONGER_MS = 250;

type Pool = { ensureMinPoolSize: () => void; clear: () => void; ready: () => void };
type Inside = { topology: { s: { servers: Map<string, { pool: Pool }> } } };

test('when nobody asks for anything then the pools look after nothing, also after they were lost and came back', async () => {
  const db = await ownMongo();
  try {
    const pools = [...(db.getClient() as unknown as Inside).topology.s.servers.values()].map(
      ({ pool }) => pool,
    );
    const looks = pools.map((pool) => jest.spyOn(pool, 'ensureMinPoolSize'));
    await sleep(LONGER_MS);
    for (const look of looks) expect(look).not.toHaveBeenCalled();

    for (const pool of pools) {
      pool.clear();
      pool.ready();
    }
    await sleep(LONGER_MS);
    for (const look of looks) expect(look).toHaveBeenCalledTimes(1);
    expect(await db.db!.command({ ping: 1 })).toMatchObject({ ok: 1 });
  } finally {
    await db.close();
  }
});
