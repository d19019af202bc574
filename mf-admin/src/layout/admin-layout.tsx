import { css, SkipLink, theme } from '@shop/ui';
import { Outlet } from 'react-router-dom';
import { ProofGate } from '../proof/proof-gate.tsx';
import { PageTabs } from './page-tabs.tsx';
import { RequirePageAccess } from './require-page-access.tsx';
import { Sidebar } from './sidebar.tsx';

const { color, media, space } = theme;

const frame = css({
  minHeight: '100vh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  background: color.cream,
  [media.lg]: { gridTemplateColumns: '16rem minmax(0, 1fr)', gridTemplateRows: '1fr' },
});
const content = css({
  padding: `${space(6)} ${space(5)} ${space(12)}`,
  [media.lg]: { padding: `${space(6)} ${space(6)} ${space(10)}` },
});

/** Sidebar and the page beside it; on phones the sidebar is a bar above the page. */
export const AdminLayout = () => (
  <div css={frame}>
    {/* Phones can install the back office as an app; the public shop is none. */}
    <link rel="manifest" href="/media/marca/administracion.webmanifest" />
    <SkipLink />
    <Sidebar />
    <main id="contenido" tabIndex={-1} css={content}>
      <PageTabs />
      <RequirePageAccess>
        <Outlet />
      </RequirePageAccess>
    </main>
    <ProofGate />
  </div>
);
