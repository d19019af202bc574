import { useAppDispatch, useAppSelector } from '@shop/app-kit';
import { css, Icon, IconButton, Logo, theme } from '@shop/ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { logout } from '../auth/auth.ts';
import { auth } from '../auth/auth.slice.ts';
import { AdminIcon } from './admin-icon.tsx';
import { entry, MenuGroup } from './menu-group.tsx';

const { layer, media, space } = theme;

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
  minWidth: 0,
  minHeight: 44,
  color: 'inherit',
  textDecoration: 'none',
});
const toggle = css({ [media.lg]: { display: 'none' } });
const closed = css({ display: 'none', [media.lg]: { display: 'block' } });
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
          <MenuGroup among="specified" onChoose={close}>
            <li>
              <Link to="/" css={entry}>
                <Icon name="arrowLeft" /> Volver a la tienda
              </Link>
            </li>
          </MenuGroup>
          <MenuGroup among="sell" name="Vender" onChoose={close} />
          <MenuGroup among="shop" name="Tienda" onChoose={close} />
          <button type="button" css={[entry, leave]} onClick={() => void dispatch(logout())}>
            <AdminIcon name="logout" /> Cerrar sesión{username ? ` (${username})` : ''}
          </button>
        </div>
      </nav>
    </header>
  );
};
