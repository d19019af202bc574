import { css, Icon, IconButton, Say, theme, useClosing, useShop } from '@shop/ui';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { useCartQuantity } from './cart-link.tsx';
import { menuPagesOf, MY_ORDERS } from '@shop/contracts/pages';
import { useWarmUp } from './use-warm-up.ts';

const { color, media, radius, shadow, space, size } = theme;

const onlySmall = css({ [media.md]: { display: 'none' } });
const panel = css({
  position: 'absolute',
  top: '100%',
  left: 0,
  right: 0,
  // In a low window, or enlarged, it scrolls by itself: it moves with the header.
  maxHeight: 'calc(100dvh - 68px)',
  overflowY: 'auto',
  padding: `${space(2)} ${space(4)} ${space(6)}`,
  background: color.cream,
  borderBottom: `1px solid ${color.line}`,
  boxShadow: shadow.md,
  '&[hidden]': { display: 'none' },
});
const entry = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 54,
  padding: `0 ${space(4)}`,
  borderRadius: radius.sm,
  color: color.ink,
  fontSize: size.lg,
  fontWeight: 550,
  textDecoration: 'none',
  '&.active': { background: color.amberSoft, fontWeight: 700 },
});

/** The toggle and its list below 768 px (SH9–SH12). */
export const MobileMenu = () => {
  const [open, setOpen] = useState(false);
  const box = useClosing(open, () => setOpen(false));
  const quantity = useCartQuantity();
  const warmUp = useWarmUp();
  const shop = useShop();
  const cart = { path: '/cart', title: quantity > 0 ? 'Carrito ({piezas})' : 'Carrito' };
  return (
    <div ref={box} css={onlySmall}>
      <IconButton
        label={open ? 'Cerrar menú' : 'Abrir menú'}
        aria-expanded={open}
        aria-controls="menu-movil"
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'close' : 'menu'} size={26} />
      </IconButton>
      <nav id="menu-movil" aria-label="Menú" hidden={!open} css={panel}>
        <ul>
          {[...menuPagesOf(shop), cart, MY_ORDERS].map(({ path, title }) => (
            <li key={path}>
              <NavLink
                to={path}
                end={path === '/'}
                css={entry}
                onClick={() => setOpen(false)}
                {...warmUp(path)}
              >
                <Say piezas={quantity}>{title}</Say>
                <Icon name="chevronRight" size={18} />
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
};
