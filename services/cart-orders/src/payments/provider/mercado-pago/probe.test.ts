import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { probeAccount } from './probe.ts';

/** Probes an account that the provider describes like this. */
async function said(status: number, account: object, token = 'APP_USR-1') {
  const asked: string[] = [];
  const server = createServer((req, res) => {
    asked.push(`${req.method} ${req.url} ${req.headers.authorization}`);
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(account));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const { isGood, text } = await probeAccount(`http://127.0.0.1:${port}`, token);
    expect(asked).toEqual([`GET /users/me Bearer ${token}`]);
    return `${isGood}: ${text}`;
  } finally {
    server.close();
  }
}
const MINE = { nickname: 'MIEL', site_id: 'MLM' };

test.each([
  ['real', 200, MINE, /^true: .*MIEL\. Real/],
  ['of a test user', 200, { ...MINE, tags: ['test_user'] }, /^true: .*MIEL\. De prueba/],
  ['of another country', 200, { ...MINE, site_id: 'MLA' }, /^false: .*otro país \(MLA\)/],
  ['unknown', 401, {}, /^false: .*no reconoce el access token/],
  ['revoked', 403, {}, /^false: .*se revocó/],
  ['silent', 500, {}, /^false: .*error \(500\)/],
])('when the account is %s then the owner reads it', async (_how, status, account, words) => {
  expect(await said(status, account)).toMatch(words);
});

test('when the token is one for trials then it is said, whoever has the account', async () => {
  expect(await said(200, MINE, 'TEST-1')).toMatch(/De prueba/);
});
