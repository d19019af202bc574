import { NotFoundPage, page as lazyPage, partIsAlive, useAppDispatch, type AppDispatch } from '@shop/app-kit';
import { Container, Skeleton, Stack, VisuallyHidden } from '@shop/ui';
import { Suspense, use, useEffect } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { ownerOf, type RemoteName } from '@shop/contracts/pages';
import { RemoteBoundary } from './remote-boundary.tsx';
import { loadRoutes, warmUp } from './remotes.ts';

const NotFound = lazyPage(() => import('./not-found.tsx').then((m) => m.NotFound));

const Waiting = () => (
  <Container css={{ paddingBlock: '3rem' }}>
    <VisuallyHidden role="status">Cargando…</VisuallyHidden>
    <Stack gap={6}>
      <Skeleton height="3rem" width="60%" />
      <Skeleton height="22rem" radius="24px" />
    </Stack>
  </Container>
);

/**
 * How long the previous page stays while the next one loads (ms): a complete page does not move, and React shows what
 * follows a placeholder 300 ms later at the earliest.
 */
const PATIENCE_MS = 300;
/** The path of the shown page; undefined before the first. */
let shown: string | undefined;
let next: { pathname: string; ready: Promise<unknown> } | undefined;

const ask = (pathname: string, dispatch: AppDispatch) => warmUp(pathname, dispatch).catch(() => undefined);

/** Requests code and data of the next page. The shown page, which may be rendered meanwhile, never waits. */
const readyFor = (pathname: string, dispatch: AppDispatch) => {
  if (shown === undefined || pathname === shown) return undefined;
  if (next?.pathname !== pathname) {
    // Not during rendering: a dispatch would update other components.
    const read = Promise.resolve().then(() => ask(pathname, dispatch));
    const late = new Promise((go) => setTimeout(go, PATIENCE_MS));
    next = { pathname, ready: Promise.race([read, late]) };
  }
  return next.ready;
};

/** The first page does not wait, and is interactive before its other data is requested. */
const useShown = (pathname: string, dispatch: AppDispatch) =>
  useEffect(() => {
    if (shown === undefined) void ask(pathname, dispatch);
    shown = pathname;
  }, [pathname, dispatch]);

const RemotePages = ({ name }: { name: RemoteName }) => {
  const { default: routes } = use(loadRoutes(name));
  const { pathname } = useLocation();
  const page = useRoutes([...routes, { path: '*', element: <NotFound /> }]);
  useShown(pathname, useAppDispatch());
  useEffect(() => partIsAlive('main'), []);
  return <NotFoundPage value={NotFound}>{page}</NotFoundPage>;
};

/** The page of the remote that owns the address; a failing remote breaks only this area. */
export const RemoteArea = () => {
  const { pathname } = useLocation();
  const name = ownerOf(pathname);
  // Outside the boundary, which is a new one for another remote.
  const ready = readyFor(pathname, useAppDispatch());
  if (ready) use(ready);
  return (
    <RemoteBoundary key={name} name={name} pathname={pathname}>
      <Suspense fallback={<Waiting />}>
        <RemotePages name={name} />
      </Suspense>
    </RemoteBoundary>
  );
};
