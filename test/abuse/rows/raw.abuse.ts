import { HEAD, MALFORMED, ODD_TARGETS } from '../../../gateway/src/testing/odd-requests.ts';
import { rawRequest } from '../../../gateway/src/testing/raw-request.ts';
import { exactly } from '../../faults/scenario.ts';
import { abuse, addressOf, forEachOf, namesOf, none } from '../abuse.ts';

const LIES = [
  'X-Internal-Token: x',
  'X-User-Id: 1',
  'X-Original-Url: /internal/lots',
  'X-Http-Method-Override: DELETE',
];

export const rawRequests = abuse('A16', 'requests that no client sends', async ({ shop }) => {
  const tries: [string, string][] = [
    ...ODD_TARGETS.map((target): [string, string] => [target, `GET ${target} HTTP/1.1\r\n${HEAD}\r\n`]),
    ...MALFORMED,
  ];
  const answers = await forEachOf(tries, async ([name, bytes]) => {
    const { status, body } = await rawRequest(shop.url, bytes);
    return { name: `${name}: ${status}`, ok: status === 400 && body.includes('"message"') };
  });
  const long = await rawRequest(shop.url, `GET / HTTP/1.1\r\n${HEAD}X-Long: ${'x'.repeat(65_536)}\r\n\r\n`);
  const lies = await forEachOf(LIES, async (line) => {
    const bytes = `GET /api/orders HTTP/1.1\r\n${HEAD}${line}\r\n\r\n`;
    const { status } = await rawRequest(shop.url, bytes);
    return { name: `${line}: ${status}`, ok: status === 401 };
  });
  const next = await shop
    .visitor()
    .request('GET', '/api/settings', undefined, { 'x-forwarded-for': addressOf(5, 1) });
  return [
    none(`of ${answers.length}, not answered 400`, namesOf(answers)),
    exactly('64 kB of headers', long.status, 431),
    none('headers that make somebody an administrator', namesOf(lies)),
    exactly('the next request', next.status, 200),
  ];
});
