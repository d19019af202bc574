import { describe, expect, test } from '@jest/globals';
import { api, makeStore } from '@shop/app-kit';
import { answer, API_BASE } from '@shop/app-kit/testing/handlers';
import { waitFor } from '@testing-library/react';
import { authApi } from './auth/auth.api.ts';
import { injectCalls, requestOf } from './calls.ts';
import { proof, settleProof } from './proof/proof.slice.ts';

describe('the request of a call', () => {
  test('when something is named in the path then the rest is the body of a change', () => {
    expect(requestOf('PATCH /api/lots/{id}', { id: 7, isActive: false })).toEqual({
      url: '/lots/7',
      method: 'PATCH',
      body: { isActive: false },
    });
  });

  test('when it reads then the rest is its query', () => {
    expect(requestOf('GET /api/admin/mails', { page: 2 })).toEqual({
      url: '/admin/mails',
      params: { page: 2 },
    });
  });

  test('when the path alone takes something then it needs no name', () => {
    expect(requestOf('DELETE /api/admin/tokens/{id}', 'a/b')).toEqual({
      url: '/admin/tokens/a%2Fb',
      method: 'DELETE',
    });
  });
});

const NEEDED = { message: 'Confirma que eres tú para continuar.', code: 'prove' };
const lots = injectCalls(({ read, change, changeSome }) => ({
  triedLots: read('GET /api/lots', ['Lot']),
  tryLot: change('PATCH /api/lots/{id}', ['Lot']),
  trySome: changeSome('PATCH /api/lots/{id}', ['Lot']),
})).endpoints;

describe('a change', () => {
  /** Shows the list on screen, then answers a change with this status. */
  const changed = async (name: 'tryLot' | 'trySome', status: number) => {
    const asked = answer('get', '/lots', []);
    answer('patch', '/lots/:id', status === 200 ? null : { message: 'No.' }, status);
    const store = makeStore({ apiBase: API_BASE });
    const list = store.dispatch(lots.triedLots.initiate());
    await list;
    await store.dispatch(lots[name].initiate({ id: 7, isActive: false }));
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    list.unsubscribe();
    return asked.length;
  };

  test.each([
    ['is done', 200, 2],
    ['finds another one', 409, 2],
    ['finds nothing', 404, 2],
    ['is refused', 400, 1],
  ])('when it %s then the list is read anew where it is old', async (_what, status, times) => {
    expect(await changed('tryLot', status)).toBe(times);
  });

  test('when a part may be done then the list is read anew after a failure too', async () => {
    expect(await changed('trySome', 400)).toBe(2);
  });

  test.each([
    ['patch', '/lots/:id', lots.tryLot.initiate({ id: 7 })],
    ['get', '/admin/auth/prove', authApi.endpoints.checkProof.initiate()],
  ] as const)('when %s %s wants a proof then one is asked for', async (method, path, action) => {
    answer(method, path, NEEDED, 403);
    const store = makeStore({ apiBase: API_BASE });

    const sent = store.dispatch(action as never) as Promise<{ error?: unknown }>;

    await waitFor(() => expect(proof.selectors.isAsked(store.getState())).toBe(true));
    store.dispatch(settleProof(false));
    expect((await sent).error).toMatchObject({ status: 403, data: NEEDED });
  });
});
