import { GlobalStyles } from '@shop/ui';
import { fontFaces } from '@shop/ui/fonts';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { ownerOf } from '@shop/contracts/pages';
import { RemoteArea } from './remote-area.tsx';
import { PageChange } from './page-change.tsx';
import { SkipLink } from './skip-link.tsx';
import { ToastGate } from './toast-gate.tsx';

// Header and page are hydrated apart: two short tasks instead of one long one.
const Shop = () => (
  <>
    <SkipLink />
    <Suspense fallback={null}>
      <Header />
    </Suspense>
    <main id="contenido" tabIndex={-1} css={{ minHeight: '82vh' }}>
      <RemoteArea />
    </main>
    <Footer />
  </>
);

// The administrators' pages bring their own frame.
const Back = () => (
  <div id="contenido" tabIndex={-1}>
    <RemoteArea />
  </div>
);

/** Everything around the remotes' pages. */
export const App = () => {
  const admin = ownerOf(useLocation().pathname) === 'admin';
  return (
    <>
      <GlobalStyles fonts={fontFaces} />
      <PageChange />
      {admin ? <Back /> : <Shop />}
      <ToastGate />
    </>
  );
};
