import { css, WordsContext } from '@shop/ui';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { ownerOf } from '@shop/contracts/pages';
import { RemoteArea } from './remote-area.tsx';
import { useOwnWords } from './own-words.ts';
import { PageChange } from './page-change.tsx';
import { SkipLink } from './skip-link.tsx';
import { ToastGate } from './toast-gate.tsx';

// The footer begins below the first screen, whatever the page is waiting for: what comes late never moves it in sight.
const main = css({ minHeight: 'calc(100vh - 68px)' });

// Header and page are hydrated apart: two short tasks instead of one long one.
const Shop = () => (
  <>
    <SkipLink />
    <Suspense fallback={null}>
      <Header />
    </Suspense>
    <main id="contenido" tabIndex={-1} css={main}>
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
      <PageChange />
      <WordsContext value={useOwnWords(admin)}>
        {admin ? <Back /> : <Shop />}
        <ToastGate />
      </WordsContext>
    </>
  );
};
