import { cartQuantity, useAppDispatch, useCart } from '@shop/app-kit';
import { css, Icon, theme } from '@shop/ui';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { warmUp } from '../remotes.ts';
import { useWarmUp } from './use-warm-up.ts';

const { color, radius, space, ease, media } = theme;

const link = css({
  position: 'relative',
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 46,
  height: 46,
  borderRadius: radius.pill,
  color: color.ink,
  transition: `background ${ease}`,
  '&:focus-visible': { borderRadius: radius.pill },
  '&[aria-current="page"]': { background: color.amberSoft },
  [media.hover]: { '&:hover': { background: color.creamDeep } },
});
const badge = css({
  position: 'absolute',
  top: 1,
  // It grows away from the icon.
  left: 25,
  minWidth: 21,
  height: 21,
  padding: `0 ${space(1.25)}`,
  borderRadius: radius.pill,
  background: color.petal,
  color: color.paper,
  fontSize: '0.75rem',
  fontWeight: 700,
  lineHeight: '21px',
  textAlign: 'center',
});

/** The largest number that fits beside the icon. */
const MOST_SHOWN = 99;
const inWords = (quantity: number) => (quantity === 1 ? '1 artículo' : `${quantity} artículos`);

/** Number of articles in the cart; when it is not empty, the checkout's files are loaded while the page is idle. */
export const useCartQuantity = () => {
  const quantity = cartQuantity(useCart().data);
  const filled = quantity > 0;
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!filled) return;
    const waiting = window.requestIdleCallback?.(() => void warmUp('/cart', dispatch).catch(() => undefined));
    return () => window.cancelIdleCallback?.(waiting);
  }, [filled, dispatch]);
  return quantity;
};

/** The icon with the badge (SH6–SH8). */
export const CartLink = () => {
  const quantity = useCartQuantity();
  const warmUp = useWarmUp();
  return (
    <Link to="/cart" aria-label={`Carrito, ${inWords(quantity)}`} css={link} {...warmUp('/cart')}>
      <Icon name="cart" size={25} />
      {quantity > 0 && (
        <span data-testid="cart-badge" aria-hidden="true" css={badge}>
          {quantity > MOST_SHOWN ? `${MOST_SHOWN}+` : quantity}
        </span>
      )}
    </Link>
  );
};
