import { describe, expect, test } from '@jest/globals';
import { api, makeStore } from '@shop/app-kit';
import { answer, API_BASE } from '@shop/app-kit/testing/handlers';
import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { checkProofCall, logoutCall } from './auth/auth.api.ts';
import { requestOf } from './calls.ts';
import { useListLotsQuery, useUpdateLotMutation } from './lots/lots.api.ts';
import { proof, settleProof } from './proof/proof.slice.ts';
import { useGetRetentionQuery, useSaveSettingsMutation } from './settings/settings.api.ts';

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
const RETENTION = {
  nextAt: '2026-11-24T09:00:00.000Z',
  before: null,
  due: { customers: 0, checkouts: 0, mails: 0 },
};

describe('a change', () => {
  /** Shows what is read at `path`, then answers a change of it with this status. */
  const changed = async (path: string, useBoth: typeof useLot | typeof useSettings, status: number) => {
    const asked = answer('get', path, path === '/lots' ? [] : RETENTION);
    for (const [method, at] of [
      ['patch', '/lots/:id'],
      ['put', '/admin/settings'],
    ] as const)
      answer(method, at, status === 200 ? null : { message: 'No.' }, status);
    const store = makeStore({ apiBase: API_BASE });
    const { result, unmount } = renderHook(() => useBoth(), {
      wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
    });
    await waitFor(() => expect(result.current.read.isLoading).toBe(false));
    await act(async () => void (await result.current.change({ id: 7 } as never)));
    await act(() => Promise.all(store.dispatch(api.util.getRunningQueriesThunk())));
    unmount();
    return asked.length;
  };
  const useLot = () => ({ read: useListLotsQuery(), change: useUpdateLotMutation()[0] });
  const useSettings = () => ({ read: useGetRetentionQuery(), change: useSaveSettingsMutation()[0] });

  test.each([
    ['is done', 200, 2],
    ['finds another one', 409, 2],
    ['finds nothing', 404, 2],
    ['is refused', 400, 1],
  ])('when it %s then the list is read anew where it is old', async (_what, status, times) => {
    expect(await changed('/lots', useLot, status)).toBe(times);
  });

  test('when a part may be done then the list is read anew after a failure too', async () => {
    expect(await changed('/admin/retention', useSettings, 400)).toBe(2);
  });

  test.each([
    ['post', '/admin/logout', logoutCall.initiate()],
    ['get', '/admin/auth/prove', checkProofCall.initiate()],
  ] as const)('when %s %s wants a proof then one is asked for', async (method, path, action) => {
    answer(method, path, NEEDED, 403);
    const store = makeStore({ apiBase: API_BASE });

    const sent = store.dispatch(action as never) as Promise<{ error?: unknown }>;

    await waitFor(() => expect(proof.selectors.isAsked(store.getState())).toBe(true));
    store.dispatch(settleProof(false));
    expect((await sent).error).toMatchObject({ status: 403, data: NEEDED });
  });
});
