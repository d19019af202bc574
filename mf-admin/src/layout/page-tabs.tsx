import { css, theme } from '@shop/ui';
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
  margin: `0 0 ${space(5)}`,
  padding: 0,
  borderBottom: `1.5px solid ${color.line}`,
});
const tab = css({
  display: 'flex',
  alignItems: 'center',
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

/** The other pages, and parts of pages, of the sidebar's entry; nothing where there is one alone. */
export const PageTabs = () => {
  const { pathname, hash } = useLocation();
  const may = useMay();
  const entry = entryOf(pathname);
  const tabs = entry ? tabsOf(entry).filter(({ to }) => mayOpen(may, to)) : [];
  if (tabs.length < 2) return null;
  const ofPage = tabs.filter((one) => isOfTab(one, pathname));
  const current = ofPage.find(({ to }) => to === pathname + hash) ?? ofPage[0];
  return (
    <nav aria-label={entry!.menu.name ?? entry!.title}>
      <ul css={list}>
        {tabs.map((one) => (
          <li key={one.to}>
            <Link to={one.to} css={tab} aria-current={one === current ? 'page' : undefined}>
              {one.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
