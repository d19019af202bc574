import { describe, expect, test } from '@jest/globals';
import { createMicroCache, type Load, type Read } from './micro-cache.ts';

const PATH = '/api/flowers';
const SECOND = 1_000;

/** A cache with a clock that only the test moves, before a service that it can break. */
function setUp() {
  const clock = { now: 0 };
  const service = {
    version: 1,
    calls: 0,
    fails: false,
    status: 200,
    wait: Promise.resolve(),
    /** Whether the last read was to wait for a service that is being replaced. */
    waits: undefined as boolean | undefined,
  };
  const changes = { heard: true };
  const cache = createMicroCache({ now: () => clock.now, hearsChanges: () => changes.heard });
  const load: Load = async ({ waits }) => {
    service.calls += 1;
    service.waits = waits;
    const { version, status } = service;
    await service.wait;
    if (service.fails) throw new Error('down');
    return { status, contentType: 'application/json', cookies: false, body: Buffer.from(String(version)) };
  };
  const ask = (over: Partial<Read> = {}) =>
    cache.read({ key: PATH, tags: ['catalog'], contentType: 'application/json', load, ...over });
  const read = async (over?: Partial<Read>) => (await ask(over)).encoded.plain.toString();
  return { clock, service, changes, cache, ask, read, load };
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('the micro-cache', () => {
  test('when many requests come within two seconds, then the service gets one', async () => {
    const { clock, service, read } = setUp();

    await Promise.all(Array.from({ length: 50 }, () => read()));
    clock.now = 2 * SECOND - 1;
    await read();

    expect(service.calls).toBe(1);
  });

  test('when an answer is a few seconds old, then it is shown while one new one is fetched', async () => {
    const { clock, service, read } = setUp();
    await read();
    service.version = 2;
    clock.now = 5 * SECOND;

    const shown = await Promise.all([read(), read()]);
    await settle();

    expect(shown).toEqual(['1', '1']);
    expect(await read()).toBe('2');
    expect(service.calls).toBe(2);
  });

  test('when an answer is older than ten seconds, then nobody is shown it', async () => {
    const { clock, service, read } = setUp();
    await read();
    service.version = 2;
    clock.now = 10 * SECOND;

    expect(await read()).toBe('2');
  });

  test.each([
    ['is away', { fails: true }],
    ['answers 503', { status: 503 }],
  ])(
    'when the service %s, then the last answer is shown for ten minutes, and one request a second tries it',
    async (_, fault) => {
      const { clock, service, read } = setUp();
      await read();
      Object.assign(service, fault);

      clock.now = 11 * SECOND;
      expect(await read()).toBe('1');
      expect(await read()).toBe('1');
      expect(service.calls).toBe(2);

      clock.now = 599 * SECOND;
      expect(await read()).toBe('1');
    },
  );

  test('when it has been away for longer, then its failure is the answer', async () => {
    const { clock, service, read } = setUp();
    await read();
    service.fails = true;
    clock.now = 600 * SECOND;

    await expect(read()).rejects.toThrow('down');
  });

  test('when the service is back, then its answer is shown within a second', async () => {
    const { clock, service, read } = setUp();
    await read();
    service.fails = true;
    clock.now = 20 * SECOND;
    await read();
    Object.assign(service, { fails: false, version: 2 });
    clock.now = 21 * SECOND;

    expect(await read()).toBe('2');
  });

  test('when something was changed, then the next reader sees the change', async () => {
    const { service, cache, read } = setUp();
    await read();
    service.version = 2;

    cache.expire('catalog');

    expect(await read()).toBe('2');
  });

  test('when something else was changed, then nothing is read anew', async () => {
    const { service, cache, read } = setUp();
    await read();

    cache.expire('content');
    await read();

    expect(service.calls).toBe(1);
  });

  test('when a change falls into a read, then what that read saw is shown to nobody', async () => {
    const { service, cache, read } = setUp();
    const answered = Promise.withResolvers<void>();
    service.wait = answered.promise;
    const before = read();
    await settle();
    service.version = 2;

    cache.expire('catalog');
    answered.resolve();

    expect(await before).toBe('2');
    expect(await read()).toBe('2');
  });

  test('when a change is followed by a failure, then the last answer still helps out', async () => {
    const { service, cache, read } = setUp();
    await read();
    service.fails = true;

    cache.expire('catalog');

    expect(await read()).toBe('1');
  });

  test('when the answer is not the public JSON that was requested, then it is never shown', async () => {
    const { ask, load } = setUp();
    const withCookie = async () => ({ ...(await load({})), cookies: true });
    const page = async () => ({ ...(await load({})), contentType: 'text/html' });

    for (const odd of [withCookie, page]) await expect(ask({ load: odd })).rejects.toThrow();
  });

  test('when a section does not exist, then its 404 is passed on and not kept', async () => {
    const { service, ask, read } = setUp();
    service.status = 404;
    expect((await ask()).status).toBe(404);
    service.status = 200;

    expect(await read()).toBe('1');
  });

  test('when there is something to show, then a service that is being replaced is not waited for', async () => {
    const { clock, service, cache, read } = setUp();
    await read();
    const waited = [service.waits];
    for (const act of [
      () => (clock.now = 20 * SECOND),
      () => cache.expire('catalog'),
      () => (clock.now = 700 * SECOND),
    ]) {
      act();
      await read();
      waited.push(service.waits);
    }

    expect(waited).toEqual([true, false, true, true]);
  });

  describe('what changes with a tag alone', () => {
    const HOUR = 3_600 * SECOND;
    const ages = { freshMs: HOUR, staleMs: 12 * HOUR };

    test('when every change is heard of, then it is as old as it may be', async () => {
      const { clock, service, read } = setUp();
      await read({ ages });
      service.version = 2;
      clock.now = HOUR - 1;
      expect(await read({ ages })).toBe('1');
      expect(service.calls).toBe(1);

      clock.now = 12 * HOUR - 1;
      expect(await read({ ages })).toBe('1');
      await settle();
      expect(await read({ ages })).toBe('2');
    });

    test('when changes are not heard of, then it is ten seconds old at most', async () => {
      const { clock, service, changes, read } = setUp();
      await read({ ages });
      service.version = 2;
      clock.now = 11 * SECOND;
      expect(await read({ ages })).toBe('1');

      changes.heard = false;

      expect(await read({ ages })).toBe('2');
    });

    test('when one of its tags was changed, or changes may have been missed, then the next reader sees it', async () => {
      const { service, cache, read } = setUp();
      const both = { ages, tags: ['catalog', 'content'] };
      for (const [version, expire] of [() => cache.expire('content'), () => cache.expire()].entries()) {
        service.version = version;
        await read(both);
        service.version = version + 1;

        expire();

        expect(await read(both)).toBe(String(version + 1));
      }
    });

    test('when a change is followed by a failure, then it helps out for as long as it may be old', async () => {
      const { clock, service, cache, read } = setUp();
      await read({ ages });
      Object.assign(service, { fails: true });
      clock.now = HOUR;

      cache.expire('catalog');

      expect(await read({ ages })).toBe('1');
    });
  });
});
