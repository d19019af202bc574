import { describe, expect, test } from '@jest/globals';
import { SECOND, setUpCache as setUp, settle } from '../testing/cache.ts';

describe('what changes with a tag alone', () => {
  const HOUR = 3_600 * SECOND;
  const ages = { freshMs: HOUR, staleMs: 12 * HOUR };

  test('when every change is heard of then it is as old as it may be', async () => {
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

  test('when changes are not heard of then it is ten seconds old at most', async () => {
    const { clock, service, changes, read } = setUp();
    await read({ ages });
    service.version = 2;
    clock.now = 11 * SECOND;
    expect(await read({ ages })).toBe('1');

    changes.heard = false;

    expect(await read({ ages })).toBe('2');
  });

  test('when one of its tags was changed, or changes may have been missed then the next reader sees it', async () => {
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

  test('when a change is followed by a failure then it helps out for as long as it may be old', async () => {
    const { clock, service, cache, read } = setUp();
    await read({ ages });
    Object.assign(service, { fails: true });
    clock.now = HOUR;

    cache.expire('catalog');

    expect(await read({ ages })).toBe('1');
  });
});
