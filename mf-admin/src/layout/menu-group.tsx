import { css, theme } from '@shop/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useIsAllowed } from '../auth/may.tsx';
import { AdminIcon, type AdminIconName } from './admin-icon.tsx';
import { entryOf, menuPages, pathOf, tabsOf, type MenuPage } from './menu.ts';
import { OpenCount, useOpenTotal } from './open-count.tsx';
import { mayOpen } from './page-access.ts';

const { color, media, radius, size, space } = theme;

// Two columns on phones, so that the whole menu fits on one screen.
const list = css({
  listStyle: 'none',
  margin: `${space(2)} 0 0`,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `0 ${space(1)}`,
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const groupName = css({
  margin: `${space(2)} ${space(3)} 0`,
  fontSize: size.xs,
  fontWeight: 700,
  color: color.onDarkSoft,
});
/** How an entry of the menu looks. */
export const entry = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  width: '100%',
  minHeight: 44,
  padding: `0 ${space(3)}`,
  border: 0,
  borderRadius: radius.sm,
  background: 'none',
  color: color.onDarkSoft,
  fontSize: size.sm,
  textDecoration: 'none',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { background: color.barkSoft, color: color.onDark },
  '&[aria-current]': { background: color.amber, color: color.onAmber, fontWeight: 650 },
  // All entries fit into a window 720 px high.
  [media.lg]: { minHeight: 40 },
});

type GroupProps = {
  among: MenuPage['menu']['among'];
  name?: string;
  onChoose: () => void;
  children?: ReactNode;
};

/** A group of the menu, with the entries that the person may use. */
export const MenuGroup = ({ among, name, onChoose, children }: GroupProps) => {
  const may = useIsAllowed();
  const entries = menuPages.flatMap((page) => {
    const to = page.menu.among === among && tabsOf(page).find((tab) => mayOpen(may, tab.to))?.to;
    return to ? { page, to: pathOf(to), onChoose } : [];
  });
  if (entries.length === 0) return null;
  return (
    <>
      {name && (
        <p css={groupName} id={`menu-${among}`}>
          {name}
        </p>
      )}
      <ul css={list} aria-labelledby={name && `menu-${among}`}>
        {entries.map((one) => {
          const Kind = one.page.menu.whileCounted ? CountedEntry : Entry;
          return <Kind key={one.to} {...one} />;
        })}
        {children}
      </ul>
    </>
  );
};

type EntryProps = { page: MenuPage; to: string; onChoose: () => void };

const Entry = ({ page, to, onChoose }: EntryProps) => {
  const { pathname } = useLocation();
  const { icon, name = page.title, counts } = page.menu;
  const isHere = entryOf(pathname) === page;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isHere) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isHere]);
  return (
    <li>
      <Link to={to} ref={link} css={entry} aria-current={isHere ? 'page' : undefined} onClick={onChoose}>
        <AdminIcon name={icon as AdminIconName} /> <span>{name}</span>{' '}
        {/* Counted again on every page, because orders and messages arrive meanwhile. */}
        {counts && <OpenCount key={pathname} counted={counts} />}
      </Link>
    </li>
  );
};

/** Shown while something waits, and while its page is open. */
const CountedEntry = (props: EntryProps) => {
  const isHere = entryOf(useLocation().pathname) === props.page;
  return useOpenTotal(props.page.menu.counts ?? 'payments') || isHere ? <Entry {...props} /> : null;
};
