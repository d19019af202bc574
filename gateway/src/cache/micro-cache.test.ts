import { describe, expect, test } from '@jest/globals';
import { SECOND, setUpCache as setUp, settle } from '../testing/cache.ts';

describe('the micro-cache', () => {
  test('when many requests come within two seconds then the service gets one', async () => {
    const { clock, service, read } = setUp();

    await Promise.all(Array.from({ length: 50 }, () => read()));
    clock.now = 2 * SECOND - 1;
    await read();

    expect(service.calls).toBe(1);
  });

  test('when an answer is a few seconds old then it is shown while one new one is fetched', async () => {
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

  test('when an answer is older than ten seconds then nobody is shown it', async () => {
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
    'when the service %s then the last answer is shown for ten minutes, and one request a second tries it',
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

  test('when it has been away for longer then its failure is the answer', async () => {
    const { clock, service, read } = setUp();
    await read();
    service.fails = true;
    clock.now = 600 * SECOND;

    await expect(read()).rejects.toThrow('down');
  });

  test('when the service is back then its answer is shown within a second', async () => {
    const { clock, service, read } = setUp();
    await read();
    service.fails = true;
    clock.now = 20 * SECOND;
    await read();
    Object.assign(service, { fails: false, version: 2 });
    clock.now = 21 * SECOND;

    expect(await read()).toBe('2');
  });

  test('when something was changed then the next reader sees the change', async () => {
    const { service, cache, read } = setUp();
    await read();
    service.version = 2;

    cache.expire('catalog');

    expect(await read()).toBe('2');
  });

  test('when something else was changed then nothing is read anew', async () => {
    const { service, cache, read } = setUp();
    await read();

    cache.expire('content');
    await read();

    expect(service.calls).toBe(1);
  });

  test('when a change falls into a read then what that read saw is shown to nobody', async () => {
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

  test('when a change falls into a read that nobody waits for then the next reader still sees the change', async () => {
    const { clock, service, cache, read } = setUp();
    await read();
    clock.now = 5 * SECOND;
    const answered = Promise.withResolvers<void>();
    service.wait = answered.promise;
    expect(await read()).toBe('1');

    service.version = 2;
    cache.expire('catalog');
    answered.resolve();
    await settle();

    expect(await read()).toBe('2');
  });

  test('when a change is followed by a failure then the last answer still helps out', async () => {
    const { service, cache, read } = setUp();
    await read();
    service.fails = true;

    cache.expire('catalog');

    expect(await read()).toBe('1');
  });

  test('when the answer is not the public JSON that was requested then it is never shown', async () => {
    const { ask, load } = setUp();
    const withCookie = async () => ({ ...(await load({})), cookies: true });
    const page = async () => ({ ...(await load({})), contentType: 'text/html' });

    for (const odd of [withCookie, page]) await expect(ask({ load: odd })).rejects.toThrow();
  });

  test('when a section does not exist then its 404 is passed on and not kept', async () => {
    const { service, ask, read } = setUp();
    service.status = 404;
    expect((await ask()).status).toBe(404);
    service.status = 200;

    expect(await read()).toBe('1');
  });

  test('when there is something to show then a service that is being replaced is not waited for', async () => {
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
});
