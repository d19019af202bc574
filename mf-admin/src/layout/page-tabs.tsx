import { isAskable } from '@shop/contracts/consent-words';
import type { PageTab } from '@shop/contracts/pages/entry';
import { css, theme, useShop } from '@shop/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useMay } from '../auth/may.tsx';
import { entryOf, isOfTab, tabsOf } from './menu.ts';
import { mayOpen } from './page-access.ts';

const { color, size, space } = theme;
const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1),
  listStyle: 'none',
  margin: `0 0 ${space(4)}`,
  padding: 0,
  borderBottom: `1.5px solid ${color.line}`,
});
const tab = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: 44,
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

/** Links to what stands beside each other, of which one is shown. */
export const TabLinks = ({ label, tabs }: { label: string; tabs: Tab[] }) => (
  <nav aria-label={label}>
    <ul css={list}>
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

/** The other pages, and parts of pages, of the sidebar's entry; nothing where there is one alone. */
export const PageTabs = () => {
  const { pathname, hash } = useLocation();
  const may = useMay();
  const entry = entryOf(pathname);
  const { notices } = useShop();
  const isOffered = ({ to, needs }: PageTab) => mayOpen(may, to) && (!needs || isAskable(notices, needs));
  const tabs = entry ? tabsOf(entry).filter(isOffered) : [];
  if (!entry || tabs.length < 2) return null;
  const ofPage = tabs.filter((one) => isOfTab(one, pathname));
  const current = ofPage.find(({ to }) => to === pathname + hash) ?? ofPage[0];
  return (
    <TabLinks
      label={entry.menu.name ?? entry.title}
      tabs={tabs.map((one) => ({ ...one, isCurrent: one === current }))}
    />
  );
};
