import { formatPesos } from '@shop/app-kit';
import { sizeBeside } from '@shop/contracts/size-words';
import { css, LinkButton, QuantityStepper, theme, useShop } from '@shop/ui';
import { useState } from 'react';
import { AddToCart } from '../menu/add-to-cart.tsx';
import type { Blend } from '@shop/contracts/menu';
import { buyBar } from './product.styles.ts';

const { media } = theme;
// On a phone the bar links to the form, which a desktop shows below the button.
const toForm = css({
  [media.md]: { '& > a': { display: 'none' } },
  [media.belowMd]: { '& > button': { display: 'none' }, '& > a': { flex: 1 } },
});

/** The quantity and the cart button; at the foot of the window on phones. */
export const BuyBar = ({ blend, titleId }: { blend: Blend; titleId: string }) => {
  const [quantity, setQuantity] = useState(1);
  const { notices } = useShop();
  const isAsked = !blend.isAvailable && notices?.stock;
  return (
    <div
      css={[buyBar, isAsked && toForm]}
      data-price={[formatPesos(blend.price), sizeBeside(blend)].filter(Boolean).join(' · ')}
    >
      {blend.isAvailable && <QuantityStepper name={blend.name} value={quantity} onChange={setQuantity} />}
      {isAsked && <LinkButton href="#avisame">Avísame cuando haya</LinkButton>}
      <AddToCart elixir={blend} describedBy={titleId} quantity={quantity} />
    </div>
  );
};
