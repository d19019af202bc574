import { NotFoundPage, page as lazyPage, partIsAlive, useAppDispatch } from '@shop/app-kit';
import { Container, Skeleton, Stack } from '@shop/ui';
import { Suspense, use, useEffect } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { ownerOf, type RemoteName } from '@shop/contracts/pages';
import { RemoteBoundary } from './remote-boundary.tsx';
import { loadRoutes } from './remotes.ts';

const NotFound = lazyPage(() => import('./not-found.tsx').then((m) => m.NotFound));

const Waiting = () => (
  <Container css={{ paddingBlock: '3rem' }}>
    <span role="status" css={{ position: 'absolute', clipPath: 'inset(50%)' }}>
      Cargando…
    </span>
    <Stack gap={6}>
      <Skeleton height="3rem" width="60%" />
      <Skeleton height="22rem" radius="24px" />
    </Stack>
  </Container>
);

const RemotePages = ({ name }: { name: RemoteName }) => {
  const { default: routes, prefetch } = use(loadRoutes(name));
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const page = useRoutes([...routes, { path: '*', element: <NotFound /> }]);
  useEffect(() => {
    // Asks for the data while the page's own file is still on its way.
    void prefetch?.(pathname, dispatch)?.catch(() => undefined);
  }, [prefetch, pathname, dispatch]);
  useEffect(() => partIsAlive('main'), []);
  return <NotFoundPage value={NotFound}>{page}</NotFoundPage>;
};

/** The page of whichever remote owns the address; a remote that is down breaks this area only. */
export const RemoteArea = () => {
  const { pathname } = useLocation();
  const name = ownerOf(pathname);
  return (
    <RemoteBoundary key={name} name={name} pathname={pathname}>
      <Suspense fallback={<Waiting />}>
        <RemotePages name={name} />
      </Suspense>
    </RemoteBoundary>
  );
};
