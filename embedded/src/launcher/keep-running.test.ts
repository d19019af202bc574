import { setImmediate } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { createBackOff } from './back-off.ts';
import { keepRunning, type Mortal } from './keep-running.ts';

const MINUTE_MS = 60_000;

/** Something that ends when the test says so. */
function mortal() {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  let closed = 0;
  const close = async () => {
    closed += 1;
    resolve(undefined);
  };
  const one: Mortal = { died: promise, close };
  return { one, die: () => resolve('it died'), closed: () => closed };
}

/** A fake process that is kept running; its waits end when the test says so. */
function kept(start: () => Promise<Mortal>) {
  const first = mortal();
  const said: string[] = [];
  const waits: { ms: number; end: () => void }[] = [];
  let told = () => {};
  const wait = (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      waits.push({ ms, end: resolve });
      signal.addEventListener('abort', () => resolve());
      told();
    });
  const keeping = keepRunning(first.one, { start, wait, say: (line) => said.push(line) });
  /** Waits for the nth wait. */
  const waiting = async (n: number) => {
    while (waits.length < n) await new Promise<void>((resolve) => (told = resolve));
    return waits[n - 1]!;
  };
  return { first, said, waits, keeping, waiting };
}

test('when something ends again and again then it waits longer each time, 30 s at most', () => {
  const backOff = createBackOff(() => 0);

  expect(Array.from({ length: 9 }, () => backOff.next())).toEqual([
    0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
  ]);
});

test('when it had run for a minute then its end counts as the first one', () => {
  let at = 0;
  const backOff = createBackOff(() => at);
  backOff.next();
  backOff.next();
  backOff.started();
  at = MINUTE_MS;

  expect([backOff.next(), backOff.next()]).toEqual([0, 1_000]);
});

test('when it ends on its own then it is started again, and closing ends the new one', async () => {
  const second = mortal();
  const { first, said, keeping, waiting } = kept(async () => second.one);

  first.die();
  (await waiting(1)).end();
  await setImmediate();
  await keeping.close();

  expect(said).toEqual(['it died; started again now']);
  expect([first.closed(), second.closed()]).toEqual([0, 1]);
});

test('when it cannot be started then the reason is said and it is tried again later', async () => {
  const second = mortal();
  let tries = 0;
  const { first, said, keeping, waiting } = kept(async () => {
    tries += 1;
    if (tries === 1) throw new Error('port in use');
    return second.one;
  });

  first.die();
  (await waiting(1)).end();
  (await waiting(2)).end();
  second.die();
  await waiting(3);
  await keeping.close();

  expect(said).toEqual([
    'it died; started again now',
    'port in use; started again in 1 s',
    'it died; started again in 2 s',
  ]);
});

test('when it is let go while it waits then nothing is started', async () => {
  let tries = 0;
  const { first, keeping, waiting } = kept(async () => {
    tries += 1;
    return mortal().one;
  });

  first.die();
  await waiting(1);
  keeping.letGo();
  await keeping.close();

  expect(tries).toBe(0);
});

test('when it is let go while it comes up then the new one is closed', async () => {
  const second = mortal();
  const coming = Promise.withResolvers<Mortal>();
  const asked = Promise.withResolvers<void>();
  const { first, keeping, waiting } = kept(() => {
    asked.resolve();
    return coming.promise;
  });

  first.die();
  (await waiting(1)).end();
  await asked.promise;
  const closed = keeping.close();
  coming.resolve(second.one);
  await closed;

  expect(second.closed()).toBe(1);
});
