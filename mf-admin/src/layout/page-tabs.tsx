import { isAskable } from '@shop/contracts/consent-words';
import type { PageTab } from '@shop/contracts/pages/entry';
import { css, theme, useShop } from '@shop/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useIsAllowed } from '../auth/may.tsx';
import { useAnyGiftCardQuery } from '../gift-cards/any-gift-card.api.ts';
import { entryOf, isOfTab, tabsOf } from './menu.ts';
import { mayOpen } from './page-access.ts';
import { usePartInView } from './use-part-in-view.ts';

const { color, media, size, space } = theme;
/** The height of the bar that phones keep in view. */
const PHONE_BAR = space(15);

// One line, which scrolls on phones.
const list = css({
  display: 'flex',
  overflowX: 'auto',
  gap: space(1),
  listStyle: 'none',
  margin: `0 0 ${space(4)}`,
  padding: 0,
  borderBottom: `1.5px solid ${color.line}`,
});
// These tabs lead to parts of one long page, so they stay in view below the phones' bar.
const kept = css({
  position: 'sticky',
  top: PHONE_BAR,
  zIndex: 2,
  background: color.cream,
  [media.lg]: { top: 0 },
});
const tab = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: 44,
  whiteSpace: 'nowrap',
  padding: `0 ${space(3)}`,
  marginBottom: -1.5,
  borderBottom: '3px solid transparent',
  fontSize: size.sm,
  fontWeight: 600,
  color: color.inkSoft,
  textDecoration: 'none',
  '&[aria-current]': { color: color.ink, borderBottomColor: color.amber },
});

type Tab = { to: string; name: string; isCurrent: boolean; after?: ReactNode };

/** Scrolls the tab into view, to where another tab begins: a word at the left side is never cut. */
function showTab(row: HTMLElement, at: number): void {
  const items = [...row.children] as HTMLElement[];
  const [item, last] = [items[at], items.at(-1)!];
  if (!item) return;
  last.style.paddingRight = '';
  const from = item.offsetLeft + item.offsetWidth - row.clientWidth;
  const first = items.find(({ offsetLeft }) => offsetLeft >= from) ?? item;
  const left = first.offsetLeft - row.offsetLeft;
  // The last tabs need room after them to come so far.
  last.style.paddingRight = `${Math.max(0, left + row.clientWidth - row.scrollWidth)}px`;
  row.scrollLeft = left;
}

/** Links to pages or parts of a page, of which one is current. */
export const TabLinks = ({ label, tabs, isKept }: { label: string; tabs: Tab[]; isKept?: boolean }) => {
  const row = useRef<HTMLUListElement>(null);
  const current = tabs.findIndex(({ isCurrent }) => isCurrent);
  useEffect(() => showTab(row.current!, current), [current]);
  return (
    <nav aria-label={label} css={isKept && kept}>
      <ul css={list} ref={row}>
        {tabs.map(({ to, name, isCurrent, after }) => (
          <li key={to}>
            <Link to={to} css={tab} aria-current={isCurrent ? 'page' : undefined}>
              {name}
              {after && <> {after}</>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** Whether gift cards are on or some exist: cards that were sold are still valid after they are switched off. */
function useHasGiftCards(pathname: string, entry: ReturnType<typeof entryOf>): boolean {
  const may = useIsAllowed();
  const { giftCards = false } = useShop();
  const tab = entry && tabsOf(entry).find(({ needs }) => needs === 'giftCards');
  const isKnown = giftCards || tab === undefined || tab.to === pathname || !mayOpen(may, tab.to);
  const { data } = useAnyGiftCardQuery({ page: 1, pageSize: 1 }, { skip: isKnown });
  return isKnown || (data?.total ?? 0) > 0;
}

/** The elements of a page that a tab is about, in their order. */
const partsOf = ({ to, begins }: PageTab): string[] =>
  [begins, to.split('#')[1]].filter((part) => part !== undefined);

/** The tabs of the sidebar entry: its pages and parts of pages. Nothing for an entry with one tab. */
export const PageTabs = () => {
  const { pathname, hash } = useLocation();
  const may = useIsAllowed();
  const entry = entryOf(pathname);
  const { notices } = useShop();
  const hasGiftCards = useHasGiftCards(pathname, entry);
  const isNeeded = (needs: PageTab['needs']) =>
    !needs || (needs === 'giftCards' ? hasGiftCards : isAskable(notices, needs));
  const isOffered = ({ to, needs }: PageTab) => mayOpen(may, to) && isNeeded(needs);
  const tabs = entry ? tabsOf(entry).filter(isOffered) : [];
  const ofPage = tabs.filter((one) => isOfTab(one, pathname));
  const read = usePartInView(ofPage.flatMap(partsOf));
  if (!entry || tabs.length < 2) return null;
  const place = read ?? hash.slice(1);
  const current = ofPage.find((one) => partsOf(one).includes(place)) ?? ofPage[0];
  return (
    <TabLinks
      label={entry.menu.name ?? entry.title}
      tabs={tabs.map((one) => ({ ...one, isCurrent: one === current }))}
      isKept={ofPage.length > 1}
    />
  );
};
