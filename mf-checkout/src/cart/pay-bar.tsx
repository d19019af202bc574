import { dueOf } from '@shop/contracts/due';
import type { Cart } from '@shop/contracts/cart';
import { css, Global, LinkButton, Price, Say, theme } from '@shop/ui';
import { useEffect, useState, type RefObject } from 'react';

const { color, layer, media, shadow, space, size } = theme;
const bar = css({
  position: 'fixed',
  left: 0,
  right: 0,
  bottom: 0,
  zIndex: layer.header,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${space(2)} ${space(4)}`,
  padding: `${space(3)} ${space(5)} calc(${space(3)} + env(safe-area-inset-bottom))`,
  background: color.paper,
  borderTop: `1px solid ${color.line}`,
  boxShadow: shadow.lg,
  [media.lg]: { display: 'none' },
});

/** Total and pay button at the foot of a phone, until those of the summary are visible. */
export const PayBar = ({ cart, summary }: { cart: Cart; summary: RefObject<HTMLElement | null> }) => {
  const isOutOfSight = useOutOfSight(summary);
  if (!isOutOfSight) return null;
  return (
    <div css={bar}>
      {/* Focused elements must not hide behind the bar. */}
      <Global styles={{ html: { scrollPaddingBottom: 96 } }} />
      <span>
        <span css={{ display: 'block', fontSize: size.xs, color: color.inkSoft }}>
          <Say>Total</Say>
        </span>
        <Price amount={dueOf(cart.amounts)} />
      </span>
      <LinkButton href="/checkout">Pagar</LinkButton>
    </div>
  );
};

const useOutOfSight = (place: RefObject<HTMLElement | null>) => {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    const element = place.current;
    // Some supported browsers lack it; then the summary's own button is enough.
    if (!element || !('IntersectionObserver' in globalThis)) return undefined;
    const observer = new IntersectionObserver(([entry]) =>
      // Below the summary the bar stays hidden, because the shopper reads the end of the page.
      setOut(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top > 0),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return isOut;
};
