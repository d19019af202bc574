import { describe, expect, test } from '@jest/globals';
import { AGREED } from '@shop/contracts/measurers';
import { changing, fetchedAhead, withClock } from '../testing/pages.ts';
import { json, type TestGateway } from '../testing/with-gateway.ts';

const GOOGLE = 'https://www.googletagmanager.com';
const META = 'https://connect.facebook.net';

const opened = async ({ call }: TestGateway, path: string, headers: Record<string, string> = {}) => {
  const answer = await call(path, { headers: { accept: 'text/html', ...headers } });
  const policy = answer.headers.get('content-security-policy') ?? '';
  return {
    status: answer.status,
    text: answer.text,
    etag: answer.headers.get('etag')!,
    vary: answer.headers.get('vary'),
    handedOn: answer.headers.get('x-measurers'),
    allows: [GOOGLE, META].filter((host) => policy.includes(host)),
  };
};

/** A shop whose owner set the ids of `measurers`. */
const measuredBy = (measurers: string | undefined, run: (gateway: TestGateway) => Promise<void>) =>
  withClock(
    async (gateway) => {
      await fetchedAhead(gateway);
      Object.assign(gateway.shell, { measurers, words: 'Con IDs' });
      await gateway.call('/api/flowers/1', json('PATCH', {}));
      await run(gateway);
    },
    { catalog: changing('catalog') },
  );

describe('the policy of a page that others may measure', () => {
  test.each([
    ['nobody agreed', 'ga4 pixel', '/menu', '', []],
    ['somebody said another thing', 'ga4 pixel', '/menu', 'medir=no; xmedir=si', []],
    ['the shop has no ids', undefined, '/menu', AGREED, []],
    ['the shop has an unknown one', 'otro', '/menu', AGREED, []],
    ['the address is signed', 'ga4 pixel', '/menu?t=abc', AGREED, []],
    ['the visitor agreed to one', 'ga4', '/menu', `sid=1; ${AGREED}`, [GOOGLE]],
    ['the visitor agreed to both', 'ga4 pixel', '/menu?q=miel', AGREED, [GOOGLE, META]],
  ] as const)('when %s then it allows just that', (...[, measurers, path, cookie, allows]) =>
    measuredBy(measurers, async (gateway) =>
      expect((await opened(gateway, path, { cookie })).allows).toEqual(allows),
    ),
  );

  test('when a visitor agrees or takes it back then the browser does not keep the policy of before', () =>
    measuredBy('ga4', async (gateway) => {
      const before = await opened(gateway, '/menu');
      const after = await opened(gateway, '/menu', { cookie: AGREED, 'if-none-match': before.etag });
      const again = await opened(gateway, '/menu', { cookie: AGREED, 'if-none-match': after.etag });
      const back = await opened(gateway, '/menu', { 'if-none-match': after.etag });

      expect([before, after, again, back].map(({ status }) => status)).toEqual([200, 200, 304, 200]);
      expect([after.text, back.allows]).toEqual([before.text, []]);
      expect(before.vary).toContain('Cookie');
    }));

  test('when a client says who may measure then nobody may, and no answer tells what the shell said', () =>
    measuredBy(undefined, async (gateway) => {
      const asked = { cookie: AGREED, 'x-measurers': 'ga4 pixel' };

      expect((await opened(gateway, '/menu', asked)).allows).toEqual([]);
      expect((await opened(gateway, '/menu/made-up', asked)).allows).toEqual([]);
      gateway.shell.measurers = 'ga4';
      await gateway.call('/api/flowers/1', json('PATCH', {}));
      expect(await opened(gateway, '/menu', asked)).toMatchObject({ allows: [GOOGLE], handedOn: null });
    }));
});
