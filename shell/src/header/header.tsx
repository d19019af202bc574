import { partIsAlive } from '@shop/app-kit';
import { Container, css, Icon, Logo, Say, theme, useSay, useShop, VisuallyHidden } from '@shop/ui';
import { useEffect } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { CartLink } from './cart-link.tsx';
import { menuPagesOf, MY_ORDERS } from '@shop/contracts/pages';
import { useIsCheckout } from '../use-is-checkout.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { useWarmUp } from './use-warm-up.ts';

const { color, layer, media, radius, space, ease } = theme;

const bar = css({
  position: 'sticky',
  top: 0,
  zIndex: layer.header,
  background: color.cream,
  borderBottom: `1px solid ${color.line}`,
});
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: 68,
  [media.lg]: { minHeight: 76 },
});
const home = css({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: 44,
  marginRight: 'auto',
  color: color.ink,
  textDecoration: 'none',
});
const wide = css({ display: 'flex', gap: space(0.5), [media.belowMd]: { display: 'none' } });
const link = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 46,
  padding: `0 ${space(1.5)}`,
  borderRadius: radius.sm,
  color: color.ink,
  fontSize: '0.875rem',
  fontWeight: 550,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  transition: `color ${ease}`,
  '&::after': {
    content: '""',
    position: 'absolute',
    left: space(1.5),
    right: space(1.5),
    bottom: 6,
    height: 3,
    borderRadius: radius.pill,
    background: color.amber,
    transform: 'scaleX(0)',
    transition: `transform ${ease}`,
  },
  [media.lg]: { padding: `0 ${space(3)}`, fontSize: '1rem', '&::after': { left: space(3), right: space(3) } },
  '&.active': { color: color.honey, fontWeight: 650 },
  '&.active::after': { transform: 'none' },
  [media.hover]: { '&:hover': { color: color.honey } },
});

// Phones have this link in their menu, narrow tablets only in the footer; its words need a wide window.
const orders = css({
  '@media (max-width: 51.2em)': { display: 'none' },
  '@media (min-width: 80em)': { '& svg': { display: 'none' } },
  '@media (max-width: 79.99em)': {
    flex: 'none',
    justifyContent: 'center',
    width: 44,
    padding: 0,
    '& span': { display: 'none' },
  },
});

/** Sticky header of every public page (SH3–SH12). */
export const Header = () => {
  const warmUp = useWarmUp();
  const isCheckout = useIsCheckout();
  const shop = useShop();
  const say = useSay();
  useEffect(() => partIsAlive('header'), []);
  return (
    <header css={bar}>
      <Container css={row}>
        <Link to="/" css={home}>
          <Logo />
          <VisuallyHidden>, inicio</VisuallyHidden>
        </Link>
        {!isCheckout && (
          <nav aria-label="Principal">
            <ul css={wide}>
              {menuPagesOf(shop).map(({ path, title }) => (
                <li key={path}>
                  <NavLink to={path} end={path === '/'} css={link} {...warmUp(path)}>
                    <Say>{title}</Say>
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {!isCheckout && (
          <Link to={MY_ORDERS.path} aria-label={say(MY_ORDERS.title)} css={[link, orders]}>
            <Icon name="bag" size={25} />
            <Say>{MY_ORDERS.title}</Say>
          </Link>
        )}
        <CartLink />
        {!isCheckout && <MobileMenu />}
      </Container>
    </header>
  );
};
