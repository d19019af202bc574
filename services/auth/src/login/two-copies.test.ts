import { expect, test } from '@jest/globals';
import type { ApiTokenMade } from '@shop/contracts/api-token';
import type { Team } from '@shop/contracts/team';
import type { RunningServer } from '@shop/service-kit/run';
import { testClient, type TestClient } from '@shop/service-kit/testing/client';
import { cartOrders } from '../../../cart-orders/src/service.ts';
import { catalog } from '../../../catalog/src/service.ts';
import { contentMedia } from '../../../content-media/src/service.ts';
import { auth } from '../service.ts';
import { aName, colleague, signedIn } from '../testing/team.ts';
import { withAuth, type TestAuth } from '../testing/with-auth.ts';

const COPIES = 2;
/** One call of each service that every member may make. */
const CALLS = ['/api/admin/check-auth', '/api/elixirs', '/api/admin/settings', '/api/orders'];
/** The ones that a token may make. */
const OF_TOKENS = ['/api/elixirs', '/api/orders'];
const TOKEN = { name: 'Bodega', scopes: ['orders.read', 'products.read'] };
const VIEWER = { role: 'viewer' };

type Asks = (headers: Record<string, string>, calls?: string[]) => Promise<number[]>;
const times = (status: number, calls = CALLS): number[] => calls.flatMap(() => Array(COPIES).fill(status));

/** Two more instances of auth and two of each other service, on the same stores as the first one. */
async function withCopies(run: (auth: TestAuth, ask: Asks) => Promise<void>): Promise<void> {
  await withAuth(async (auth) => {
    const started = await Promise.all(Array.from({ length: COPIES }, () => startEach(auth)));
    const byCall = CALLS.map((path, at) => ({ path, copies: started.map((copy) => copy[at]!) }));
    const ask: Asks = (headers, calls = CALLS) =>
      Promise.all(
        byCall
          .filter(({ path }) => calls.includes(path))
          .flatMap(({ path, copies }) => copies.map((copy) => statusOf(copy, path, headers))),
      );
    try {
      await run(auth, ask);
    } finally {
      await Promise.all(started.flat().map((running) => running.close()));
    }
  });
}

/** In the order of CALLS. */
async function startEach({ env, url }: TestAuth): Promise<RunningServer[]> {
  const own = { ...env, CATALOG_URL: url, CONTENT_MEDIA_URL: url };
  const copies = await Promise.all([
    auth.start(own),
    catalog.start(own),
    contentMedia.start(own),
    cartOrders.start(own),
  ]);
  return copies.map(({ running }) => running);
}

const statusOf = async (
  { port }: RunningServer,
  path: string,
  headers: Record<string, string>,
): Promise<number> =>
  (await testClient(`http://127.0.0.1:${port}`).request('GET', path, undefined, headers)).status;

const cookieOf = ({ cookies }: TestClient) => ({ cookie: `admin_sid=${cookies.get('admin_sid')}` });

test('when a session, a role or a token is taken away in one copy then every copy of every service knows it', () =>
  withCopies(async (auth, ask) => {
    const owner = await signedIn(auth);
    const name = aName();
    const ended = cookieOf(await signedIn(auth));
    const demoted = cookieOf(await colleague(auth, owner, name));
    const other = cookieOf(await colleague(auth, owner));
    const { id, token } = (await owner.post<ApiTokenMade>('/api/admin/tokens', TOKEN)).body;
    const integration = { authorization: `Bearer ${token}` };
    for (const open of [ended, demoted, other]) expect(await ask(open)).toEqual(times(200));
    expect(await ask(integration, OF_TOKENS)).toEqual(times(200, OF_TOKENS));

    await owner.post('/api/admin/account/sessions/end-others');
    expect(await ask(ended)).toEqual(times(401));

    const { members } = (await owner.get<Team>('/api/admin/team')).body;
    await owner.patch(`/api/admin/team/${members.find(({ username }) => username === name)?.id}`, VIEWER);
    expect(await ask(demoted)).toEqual(times(401));

    await owner.delete(`/api/admin/tokens/${id}`);
    expect(await ask(integration, OF_TOKENS)).toEqual(times(401, OF_TOKENS));

    expect(await ask(other)).toEqual(times(200));
  }));
