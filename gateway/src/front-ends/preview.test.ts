import { expect, test } from '@jest/globals';
import { fetchedAhead, open, rendersOf, withClock } from '../testing/pages.ts';
import type { Answering } from '../testing/upstream.ts';

const DRAFTS = '[{"draft":"secreto"}]';
const texts: Answering = ({ headers: { cookie } }, res) =>
  res.writeHead(cookie ? 200 : 401, { 'content-type': 'application/json' }).end(cookie ? DRAFTS : '{}');

test('when an administrator previews drafts then no cache holds one, and visitors get the page of everybody', () =>
  withClock(
    async (gateway) => {
      await fetchedAhead(gateway);
      const { call, services } = gateway;
      const headers = { cookie: 'admin_sid=duena' };
      for (let i = 0; i < 2; i += 1) {
        await call('/about?borrador', { headers: { ...headers, accept: 'text/html' } });
        expect((await call('/api/admin/texts', { headers })).text).toBe(DRAFTS);
      }

      // Only the service decides who may read them: every request goes through, with its own cookies.
      expect((await call('/api/admin/texts')).status).toBe(401);
      expect(services['content-media'].seen.map(({ headers: { cookie } }) => cookie)).toEqual([
        headers.cookie,
        headers.cookie,
        undefined,
      ]);
      const pages = [await open(gateway, '/about'), await open(gateway, '/about?borrador')];
      expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
      expect(pages[0]!.text).not.toContain('secreto');
      expect(rendersOf(gateway, '/about')).toBe(1);
      expect(rendersOf(gateway, '/about?borrador')).toBe(0);
    },
    {
      'content-media': texts,
    },
  ));
