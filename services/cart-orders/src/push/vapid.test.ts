import { expect, test } from '@jest/globals';
import type { Mongo } from '@shop/service-kit/mongo';
import { createSealed } from '@shop/service-kit/sealed';
import { keepVapid } from './vapid.store.ts';

const sealed = createSealed('a-secret-of-sixteen', 'keys of push');
/** A database whose first write fails with this error, perhaps after another process wrote `row`. */
function database(error: unknown, row: object | null = null) {
  let stored: object | null = null;
  const errors = [error];
  const collection = () => ({
    findOne: async () => stored,
    updateOne: async () => {
      stored = row;
      if (errors.length > 0) throw errors.pop();
    },
  });
  return { collection } as unknown as Mongo;
}

test('when the keys cannot be stored then the start fails and does not go on with keys that nobody has kept', async () => {
  await expect(keepVapid(database(new Error('not primary')), sealed)).rejects.toThrow('not primary');
});

test('when another process stored the first keys a moment before then both have the same', async () => {
  const other = { publicKey: 'of-the-other', sealed: sealed.seal('its-private-key', 'push') };

  expect(await keepVapid(database({ code: 11_000 }, other), sealed)).toEqual({
    publicKey: 'of-the-other',
    privateKey: 'its-private-key',
  });
});
