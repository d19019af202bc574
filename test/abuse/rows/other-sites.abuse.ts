import { signIn } from '@shop/service-kit/testing/backing';
import { testClient } from '@shop/service-kit/testing/client';
import { addressOf as pathOf } from '@shop/service-kit/testing/who-may-call';
import { ROUTES } from '../../fuzz/calls.ts';
import { abuse, forEachOf, methodOf, namesOf, none } from '../abuse.ts';
import { changedSince, stateOf } from '../state.ts';

const CHANGES = ROUTES.filter(
  (route) => methodOf(route) !== 'GET' && !['service', 'provider'].includes(route.endpoint.who),
);

/** How a browser sends what a page of another site starts. */
const FOREIGN: Record<string, Record<string, string>> = {
  'another site': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  'a site that is named alike': { origin: 'http://localhost.evil.example' },
  'a frame without an origin': { origin: 'null' },
  'a sister site': { 'sec-fetch-site': 'same-site' },
  'an old browser': {},
};
const KINDS = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];

export const otherSites = abuse(
  'A11',
  'another site sends what changes something',
  async ({ shop, isShort }) => {
    const before = await stateOf(shop.access());
    // Its own word of where it comes from is all that a browser sends.
    const admin = await signIn(testClient(shop.url), shop.env());
    const tries = CHANGES.flatMap((route) =>
      Object.entries(FOREIGN)
        .filter((_, nth) => !isShort || nth % 2 === 0)
        .map(([from, headers]) => ({ route, from, headers })),
    );
    const answers = await forEachOf(tries, async ({ route, from, headers }) => {
      const { method, path } = pathOf(route.name, {}, '1');
      const { status } = await admin.request(method, path, {}, headers);
      return { name: `${route.name} from ${from}: ${status}`, ok: status === 403 };
    });
    const forms = await forEachOf(
      CHANGES.filter(({ name }) => !/upload-image|import|photos$/.test(name)).flatMap((route) =>
        KINDS.slice(isShort ? -1 : 0).map((kind) => ({ route, kind })),
      ),
      async ({ route, kind }) => {
        const { method, path } = pathOf(route.name, {}, '1');
        const headers = { origin: shop.url, 'content-type': kind };
        const { status } = await admin.request(method, path, '{"quantity":1}', headers);
        // Mail programs send a form there (RFC 8058); without its signature it ends nothing.
        const isOneClick = route.name === 'POST /api/consents/{token}/end' && !kind.startsWith('text/');
        return { name: `${route.name} as ${kind}: ${status}`, ok: status === (isOneClick ? 404 : 415) };
      },
    );
    const reads = await forEachOf(
      CHANGES.filter(({ name }) => !ROUTES.some((route) => route.name === name.replace(/^\w+/, 'GET'))),
      async (route) => {
        const { path } = pathOf(route.name, {}, '1');
        const { status } = await admin.request('GET', path, undefined, FOREIGN['another site']);
        return { name: `GET ${path}: ${status}`, ok: status >= 400 };
      },
    );
    return [
      none(`of ${answers.length} changes, not answered 403`, namesOf(answers)),
      none(`of ${forms.length} bodies as forms send them, not refused`, namesOf(forms)),
      none(`of ${reads.length} changes asked for by GET, let in`, namesOf(reads)),
      none('collections that changed', changedSince(before, await stateOf(shop.access()))),
    ];
  },
);

const READS = ROUTES.filter((route) => methodOf(route) === 'GET' && route.endpoint.who !== 'service');
const ORIGINS = ['https://evil.example', 'null', 'http://localhost.evil.example'];

export const foreignReaders = abuse(
  'A18',
  `pages of other sites read the shop's answers`,
  async ({ shop }) => {
    const admin = await signIn(shop.visitor(), shop.env());
    const tries = READS.flatMap((route, nth) =>
      ['GET', 'OPTIONS'].map((method) => ({ route, method, origin: ORIGINS[nth % ORIGINS.length]! })),
    );
    const answers = await forEachOf(tries, async ({ route, method, origin }) => {
      const { path } = pathOf(route.name, {}, '1');
      const headers = { origin, 'access-control-request-method': 'PUT' };
      const answer = await admin.request(method, path, undefined, headers);
      const said = answer.headers.get('access-control-allow-origin');
      return { name: `${method} ${path}: ${said}`, ok: said === null };
    });
    return [none(`of ${answers.length} answers, open to others`, namesOf(answers))];
  },
);
