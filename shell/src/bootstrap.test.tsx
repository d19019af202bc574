import { beforeEach, expect, jest, test } from '@jest/globals';
import { makeStore, showToast, useAppDispatch, useAppSelector, type RootState } from '@shop/app-kit';
import { answer } from '@shop/app-kit/testing/handlers';
import { aCart } from '@shop/contracts/testing/builders';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense, use, useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';

const countOf = ({ toasts }: RootState) => `mensajes: ${toasts.length}`;
// Settled for `use`, as on the server.
const code: { ready: Promise<void> } = { ready: Object.assign(Promise.resolve(), { status: 'fulfilled' }) };

const Frame = () => {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(showToast({ title: 'Listo' })), [dispatch]);
  return <header>{useAppSelector(countOf)}</header>;
};
const Late = () => {
  use(code.ready);
  return <h1>{useAppSelector(countOf)}</h1>;
};
/** A frame that changes the store when it is hydrated, and a page whose code arrives later. */
const App = () => (
  <>
    <Suspense fallback={null}>
      <Frame />
    </Suspense>
    <Suspense fallback={null}>
      <Late />
    </Suspense>
  </>
);
jest.unstable_mockModule('./app.tsx', () => ({ App }));
const forTeams = { open: jest.fn(), toggleBoundaries: jest.fn() };
jest.unstable_mockModule('./for-teams.ts', () => forTeams);
const { mount } = await import('./bootstrap.tsx');

let carts: unknown[] = [];
beforeEach(() => void (carts = answer('get', '/cart', aCart([]))));

test('when teams press their keys, or open their addresses then their tools are there, and at no other ones', async () => {
  const openAt = async (search: string) => {
    document.body.innerHTML = '<div id="root"></div>';
    history.replaceState(null, '', `/menu${search}`);
    await act(mount);
  };
  await openAt('?q=limites');

  for (const held of [{ altKey: true }, { shiftKey: true }, { altKey: true, shiftKey: true }])
    fireEvent.keyDown(document.body, { code: 'KeyL', ...held });
  await waitFor(() => expect(forTeams.toggleBoundaries).toHaveBeenCalledTimes(1));
  await openAt('?limites');
  await openAt('?borrador=menu');

  await waitFor(() => expect(forTeams.open).toHaveBeenCalledTimes(2));
  expect(forTeams.toggleBoundaries).toHaveBeenCalledTimes(1);
});

test('when the store changes before all of a drawn page is taken over then the rest is taken over as it was drawn', async () => {
  const drawn = renderToString(
    <Provider store={makeStore()}>
      <App />
    </Provider>,
  );
  document.body.innerHTML = `<div id="root">${drawn}</div>`;
  const title = screen.getByRole('heading', { name: 'mensajes: 0' });
  const arrival = Promise.withResolvers<void>();
  code.ready = arrival.promise;
  const complaints: string[] = [];
  addEventListener('error', ({ message }) => complaints.push(message));

  await act(mount);
  await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('mensajes: 1'));
  expect(title).toHaveTextContent('mensajes: 0');
  await act(async () => arrival.resolve());

  await waitFor(() => expect(title).toHaveTextContent('mensajes: 1'));
  expect(screen.getByRole('heading')).toBe(title);
  expect(complaints).toEqual([]);
});

test('when a page of the shop is opened then its cart is asked for; the back office has none', async () => {
  const openAt = async (path: string) => {
    document.body.innerHTML = '<div id="root"></div>';
    history.replaceState(null, '', path);
    await act(mount);
  };

  await openAt('/admin');
  expect(carts).toHaveLength(0);
  await openAt('/menu');
  await waitFor(() => expect(carts).toHaveLength(1));
});
