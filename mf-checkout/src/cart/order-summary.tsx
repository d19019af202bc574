import { useFocusAfter } from '@shop/app-kit/use-focus-after';
import { cartQuantity } from '@shop/app-kit';
import type { Cart } from '@shop/contracts/cart';
import { Card, css, Heading, Price, Say, Stack, Text, theme, useShop } from '@shop/ui';
import type { ReactNode } from 'react';
import { DiscountRow } from '../discount/discount-row.tsx';
import { PromotionRow } from '../discount/promotion-row.tsx';
import { chosenWay } from '../delivery/chosen-way.ts';
import { GiftCardNote, TakeOff } from '../gift-card/take-off.tsx';
import { GiftCardRows } from '../gift-card/gift-card-rows.tsx';
import { ExtraRows } from '../extra-rows.tsx';
import { IvaIncluded } from '../iva-included.tsx';

const { color, media, space } = theme;

const row = css({ display: 'flex', justifyContent: 'space-between', gap: space(2), alignItems: 'baseline' });
const sum = css(row, {
  paddingTop: space(4),
  [media.low]: { paddingTop: space(2) },
  borderTop: `1px solid ${color.line}`,
  fontWeight: 700,
});
// A laptop's window must show the pay button, also below the delivery price.
const low = css({ [media.low]: { gap: space(2) } });
const sticky = css({ [media.lg]: { position: 'sticky', top: '6rem' }, [media.low]: { padding: space(5) } });

/** Only the lines that the total counts. */
const included = (cart: Cart): Cart => ({
  ...cart,
  items: cart.items.filter(({ total }) => total !== undefined),
});

/** 'Resumen del pedido' beside cart and checkout: the server calculates all amounts (CK8). */
export const OrderSummary = ({
  cart,
  lines,
  children,
}: {
  cart: Cart;
  /** Above the sums. */
  lines?: ReactNode;
  children?: ReactNode;
}) => (
  <Card
    as="section"
    aria-label="Resumen del pedido"
    css={sticky}
    {...useFocusAfter(Number(Boolean(cart.discount)) + Number(Boolean(cart.giftCard)))}
  >
    <Stack gap={4} css={low}>
      <Heading level={2} look="card">
        Resumen del pedido
      </Heading>
      {lines}
      <div css={row}>
        <Text as="span">
          <Say piezas={cartQuantity(included(cart))}>{'Productos ({piezas})'}</Say>
        </Text>
        <Price amount={cart.amounts.lines} size="sm" />
      </div>
      <PromotionRow css={row} promotion={cart.promotion} />
      <DiscountRow cart={cart} />
      <ExtraRows css={row} amounts={cart.amounts} way={cart.delivery && (chosenWay(cart) ?? null)} />
      {/* What a change, a code or a card makes of it is said. */}
      <Stack gap={4} css={low} role="status">
        <div css={sum}>
          <Say>Total</Say>
          <Price amount={cart.amounts.total} size="lg" />
        </div>
        <GiftCardRows css={row} amounts={cart.amounts}>
          {cart.giftCard && <TakeOff giftCard={cart.giftCard} />}
        </GiftCardRows>
      </Stack>
      {cart.giftCard && <GiftCardNote giftCard={cart.giftCard} />}
      {useShop().ivaIncluded && <IvaIncluded />}
      {children}
    </Stack>
  </Card>
);
