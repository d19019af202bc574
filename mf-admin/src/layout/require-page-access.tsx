import { Alert, LinkButton, Page, Stack } from '@shop/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useIsAllowed } from '../auth/may.tsx';
import { PageHead } from './page-head.tsx';
import { mayOpen } from './page-access.ts';

const TITLE = 'No tienes permiso';

/** Shows the page at this address to those who may open it. */
export const RequirePageAccess = ({ children }: { children: ReactNode }) => {
  const may = useIsAllowed();
  const { pathname } = useLocation();
  return mayOpen(may, pathname) ? children : <NotAllowed />;
};

const NotAllowed = () => (
  <Page title={TITLE} description="Esta página es de otras personas del equipo." noIndex>
    <PageHead title={TITLE} />
    <Stack gap={4}>
      <Alert tone="info">
        Tu rol no incluye esta página. Pídele a quien administra la tienda que lo cambie.
      </Alert>
      <div>
        <LinkButton as={Link} to="/admin" variant="secondary">
          Ir al panel
        </LinkButton>
      </div>
    </Stack>
  </Page>
);
