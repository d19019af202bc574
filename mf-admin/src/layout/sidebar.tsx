import { useAppDispatch, useAppSelector } from '@shop/app-kit';
import { css, Icon, IconButton, Logo, theme } from '@shop/ui';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { logout } from '../auth/auth.ts';
import { useMay } from '../auth/may.tsx';
import { auth } from '../auth/auth.slice.ts';
import { AdminIcon, type AdminIconName } from './admin-icon.tsx';
import { entryOf, menuPages, pathOf, tabsOf, type MenuPage } from './menu.ts';
import { OpenCount, useOpenTotal } from './open-count.tsx';
import { mayOpen } from './page-access.ts';

const { color, layer, media, radius, size, space } = theme;

const bar = css({
  ...theme.dark,
  position: 'sticky',
  top: 0,
  zIndex: layer.header,
  maxHeight: '100dvh',
  overflowY: 'auto',
  padding: `${space(2)} ${space(5)}`,
  [media.lg]: { padding: space(4), height: '100dvh' },
});
const head = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
const home = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'inherit',
  textDecoration: 'none',
});
const toggle = css({ [media.lg]: { display: 'none' } });
const closed = css({ display: 'none', [media.lg]: { display: 'block' } });
// Two beside each other on phones: the whole menu stands on one screen.
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
const entry = css({
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
  // All entries stand in a window of 720 px.
  [media.lg]: { minHeight: 40 },
});

const leave = css({ marginTop: space(2) });

/** The administrators' menu; below 1024 px it opens from a button. */
export const Sidebar = () => {
  const dispatch = useAppDispatch();
  const { username } = useAppSelector(auth.selectors.auth);
  const [open, setOpen] = useState(false);
  const toggleBox = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return;
    close();
    toggleBox.current?.querySelector('button')?.focus();
  };
  return (
    <header css={bar} onKeyDown={closeByKey}>
      <div css={head}>
        <Link to="/admin" css={home} onClick={close}>
          <Logo onDark />
        </Link>
        <div css={toggle} ref={toggleBox}>
          <IconButton
            label={open ? 'Cerrar menú' : 'Abrir menú'}
            aria-expanded={open}
            aria-controls="menu-admin"
            onClick={() => setOpen(!open)}
          >
            <Icon name={open ? 'close' : 'menu'} />
          </IconButton>
        </div>
      </div>
      <nav aria-label="Administración">
        <div id="menu-admin" css={!open && closed}>
          <Group among="specified" onChoose={close}>
            <li>
              <Link to="/" css={entry}>
                <Icon name="arrowLeft" /> Volver a la tienda
              </Link>
            </li>
          </Group>
          <Group among="sell" name="Vender" onChoose={close} />
          <Group among="shop" name="Tienda" onChoose={close} />
          <button type="button" css={[entry, leave]} onClick={() => void dispatch(logout())}>
            <AdminIcon name="logout" /> Cerrar sesión{username ? ` (${username})` : ''}
          </button>
        </div>
      </nav>
    </header>
  );
};

type GroupProps = {
  among: MenuPage['menu']['among'];
  name?: string;
  onChoose: () => void;
  children?: ReactNode;
};

/** A part of the menu, as far as one may use it. */
const Group = ({ among, name, onChoose, children }: GroupProps) => {
  const may = useMay();
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
        {/* Counted anew on every page: orders and messages come in while one works on others. */}
        {counts && <OpenCount key={pathname} counted={counts} />}
      </Link>
    </li>
  );
};

/** There while something waits, and while one is on its page. */
const CountedEntry = (props: EntryProps) => {
  const isHere = entryOf(useLocation().pathname) === props.page;
  return useOpenTotal(props.page.menu.counts ?? 'payments') || isHere ? <Entry {...props} /> : null;
};
