import { formatPesos } from '@shop/app-kit';
import { sizeBeside } from '@shop/contracts/size-words';
import { QuantityStepper } from '@shop/ui';
import { useState } from 'react';
import { AddToCart } from '../menu/add-to-cart.tsx';
import type { Blend } from '@shop/contracts/menu';
import { buyBar } from './product.styles.ts';

/** How many, and into the cart; at the foot of the window on phones. */
export const BuyBar = ({ blend, titleId }: { blend: Blend; titleId: string }) => {
  const [quantity, setQuantity] = useState(1);
  return (
    <div css={buyBar} data-price={[formatPesos(blend.price), sizeBeside(blend)].filter(Boolean).join(' · ')}>
      {blend.isAvailable && <QuantityStepper name={blend.name} value={quantity} onChange={setQuantity} />}
      <AddToCart elixir={blend} describedBy={titleId} quantity={quantity} />
    </div>
  );
};
