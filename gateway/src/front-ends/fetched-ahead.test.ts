import { expect, test } from '@jest/globals';
import { createLog } from '@shop/service-kit/log';
import { createMicroCache } from '../cache/micro-cache.ts';
import { createPages } from './pages.ts';

test('when a change overtakes a page that is fetched ahead then the page is fetched again, and nothing is logged as a failure', async () => {
  const lines: string[] = [];
  const cache = createMicroCache();
  const open: ((words: string) => void)[] = [];
  const answer = (body: string, contentType: string) => ({
    status: 200,
    contentType,
    cookies: false,
    body: Buffer.from(body),
  });
  const pages = createPages({
    cache,
    log: createLog('gateway', 'warn', { write: (line) => void lines.push(line) }),
    heard: () => undefined,
    fetchShell: async (path) => {
      if (path === '/pages.json')
        return answer(JSON.stringify({ release: 'one', pages: { '/': ['catalog'] } }), 'application/json');
      return answer(await new Promise<string>((resolve) => open.push(resolve)), 'text/html');
    },
  });
  const asked = async (times: number) => {
    while (open.length < times) await new Promise(setImmediate);
  };

  await pages.look();
  await asked(1);
  cache.expire('catalog');
  pages.changed('catalog');
  open[0]!('before');
  await asked(2);
  open[1]!('after');
  while (!cache.spare('/')) await new Promise(setImmediate);

  expect(cache.spare('/')!.encoded.plain.toString()).toBe('after');
  expect(lines).toEqual([]);
});
