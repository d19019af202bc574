import { useAppDispatch, useAppSelector } from '@shop/app-kit';
import { adminPages } from '@shop/contracts/pages/admin';
import { css, Icon, IconButton, Logo, theme } from '@shop/ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { logout } from '../auth/auth.ts';
import { useMay } from '../auth/may.tsx';
import { auth } from '../auth/auth.slice.ts';
import { OpenCount } from '../payment-exceptions/open-count.tsx';
import { AdminIcon } from './admin-icon.tsx';
import { mayOpen } from './page-access.ts';

const { color, media, radius, size, space } = theme;

const bar = css({
  ...theme.dark,
  padding: `${space(3)} ${space(5)}`,
  [media.lg]: {
    padding: `${space(6)} ${space(5)}`,
    position: 'sticky',
    top: 0,
    height: '100vh',
    overflowY: 'auto',
  },
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
// Two beside each other on phones: the whole menu stands on one screen.
const list = css({
  listStyle: 'none',
  margin: `${space(4)} 0 0`,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space(1),
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, marginTop: space(5) },
});
const closed = css({ display: 'none', [media.lg]: { display: 'grid' } });
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
  '&.active': { background: color.amber, color: color.onAmber, fontWeight: 650 },
});
const across = css({ gridColumn: '1 / -1' });
const divider = css(across, { borderTop: `1px solid ${color.barkSoft}`, marginBlock: space(3) });

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
          <Logo />
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
        <ul id="menu-admin" css={[list, !open && closed]}>
          <Entries among="specified" onChoose={close} />
          <li>
            <Link to="/" css={entry}>
              <Icon name="arrowLeft" /> Volver a la tienda
            </Link>
          </li>
          <li aria-hidden="true" css={divider} />
          <Entries among="own" onChoose={close} />
          <li css={across}>
            <button type="button" css={entry} onClick={() => void dispatch(logout())}>
              <AdminIcon name="logout" /> Cerrar sesión{username ? ` (${username})` : ''}
            </button>
          </li>
        </ul>
      </nav>
    </header>
  );
};

/** The pages that the sidebar lists, in their order. */
export const listedPages = adminPages.filter((page) => 'menu' in page);

type Place = { among: 'specified' | 'own'; onChoose: () => void };
const Entries = ({ among, onChoose }: Place) => {
  const { pathname } = useLocation();
  const may = useMay();
  const allowed = listedPages.filter(({ path, menu }) => menu.among === among && mayOpen(may, path));
  return allowed.map(({ path, title, menu }) => (
    <li key={path}>
      <NavLink to={path} end={path === '/admin'} css={entry} onClick={onChoose}>
        <AdminIcon name={menu.icon} /> <span>{title}</span>
        {/* Counted anew on every page: payments come in while one works on others. */}
        {'counted' in menu && <OpenCount key={pathname} />}
      </NavLink>
    </li>
  ));
};
