import { describe, expect, test } from '@jest/globals';
import { createHandover } from './handover.ts';

const PATIENCE_MS = 20_000;

/** Instances by address, and whether each is ready. */
function network(...addresses: string[]) {
  const ready = new Map(addresses.map((address) => [address, false]));
  const traffic = { isBusy: true };
  const handoverOf = (own: string) =>
    createHandover({
      instances: async () => [...ready.keys()],
      own: [own],
      isReady: async (address) => ready.get(address) === true,
      isBusy: () => traffic.isBusy,
      maxMs: PATIENCE_MS,
    });
  return { ready, traffic, handoverOf };
}

/** Whether a promise is still open after a few looks. */
const isOpen = (promise: Promise<void>): Promise<boolean> =>
  Promise.race([promise.then(() => false), new Promise<boolean>((r) => setTimeout(() => r(true), 500))]);

describe('instances of a service that are told to stop together', () => {
  test('when two leave, then the first goes at once and the other when a new one is ready', async () => {
    const { ready, handoverOf } = network('10.0.0.2', '10.0.0.3');
    const [first, second] = [handoverOf('10.0.0.2'), handoverOf('10.0.0.3')];
    first.begin();
    second.begin();

    await first.end();
    const leaving = second.end();
    ready.delete('10.0.0.2');
    expect(await isOpen(leaving)).toBe(true);
    ready.set('10.0.0.4', false);
    expect(await isOpen(leaving)).toBe(true);
    ready.set('10.0.0.4', true);

    await leaving;
  });

  test('when another one is ready already, then nobody waits', async () => {
    const { ready, handoverOf } = network('10.0.0.2', '10.0.0.3');
    ready.set('10.0.0.2', true);
    const second = handoverOf('10.0.0.3');
    second.begin();

    expect(await isOpen(second.end())).toBe(false);
  });

  test('when nobody asks for anything, then nobody waits', async () => {
    const { traffic, handoverOf } = network('10.0.0.2', '10.0.0.3');
    traffic.isBusy = false;
    const second = handoverOf('10.0.0.3');
    second.begin();

    expect(await isOpen(second.end())).toBe(false);
  });

  test.each([
    ['is alone', ['10.0.0.3']],
    ['stands behind one address for all', ['10.0.9.1', '10.0.9.2']],
    ['is not in the network any more', []],
  ])('when it %s, then nobody waits', async (_case, addresses) => {
    const one = network(...addresses).handoverOf('10.0.0.3');
    one.begin();

    expect(await isOpen(one.end())).toBe(false);
  });
});
