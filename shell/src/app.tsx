import { Boundary, Nothing, onDemand, toasts, useAppSelector, useRead, type RootState } from '@shop/app-kit';
import type { ContentItem } from '@shop/contracts/content';
import { ownerOf } from '@shop/contracts/pages';
import { css, SkipLink, WordsContext } from '@shop/ui';
import { Suspense, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { PageChange } from './page-change.tsx';
import { RemoteArea } from './remote-area.tsx';

const Toaster = onDemand(
  () => import(/* webpackChunkName: "toaster" */ './toaster.tsx').then((m) => m.Toaster),
  { isSilent: true },
);

const isNeeded = (state: RootState) =>
  toasts.selectors.all(state).length > 0 || Object.keys(state.api.mutations).length > 0;

/** Loads the toaster with the first toast, or during the first change, so that its toast need not wait for a script. */
const ToastGate = () => {
  const now = useAppSelector(isNeeded);
  const used = useRef(false);
  if (now) used.current = true;
  return used.current && <Toaster />;
};

/** Sections of the page 'site' that hold replacements (`text`) for words of the shop (`title`). */
const WORDS = 'words-';

const pairsOf = (items: ContentItem[] = []) => items.map(({ title, text }) => [title, text ?? ''] as const);

/** The owner's replacements for the shop's own words. */
const useOwnWords = (skip: boolean): ReadonlyMap<unknown, string> => {
  const { data } = useRead('/content/site', { skip });
  return useMemo(
    () => new Map(data?.flatMap(({ section, items }) => (section.startsWith(WORDS) ? pairsOf(items) : []))),
    [data],
  );
};

// The footer begins below the first screen, so that late content never moves it in sight.
const main = css({ minHeight: 'calc(100vh - 68px)' });

// Header, page and footer are hydrated separately, first the one in which something was pressed.
const Shop = () => (
  <>
    <SkipLink />
    <Boundary part="header" instead={Nothing}>
      <Suspense fallback={null}>
        <Header />
      </Suspense>
    </Boundary>
    <main id="contenido" tabIndex={-1} css={main}>
      <RemoteArea />
    </main>
    <Boundary part="footer" instead={Nothing}>
      <Suspense fallback={null}>
        <Footer />
      </Suspense>
    </Boundary>
  </>
);

/** The frame around the remotes' pages. */
export const App = () => {
  const admin = ownerOf(useLocation().pathname) === 'admin';
  return (
    <>
      <PageChange />
      <WordsContext value={useOwnWords(admin)}>
        {/* The back office brings its own frame. */}
        {admin ? <RemoteArea /> : <Shop />}
        <ToastGate />
      </WordsContext>
    </>
  );
};
