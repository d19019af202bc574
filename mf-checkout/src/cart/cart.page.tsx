import { useFocusAfter } from '@shop/app-kit/use-focus-after';
import { Nothing, part } from '@shop/app-kit';
import type { Cart } from '@shop/contracts/cart';
import { Card, Container, css, Heading, LinkButton, Page, Row, Text, theme, useShop } from '@shop/ui';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../texts/use-words.ts';
import { pageSpace, titleSpace, twoColumns } from '../two-columns.ts';
import { CartDelivery } from '../delivery/cart-delivery.tsx';
import { Arrival } from './arrival.tsx';
import { useCartActions } from './cart-actions.ts';
import { CartLine } from './cart-line.tsx';
import { CartEmpty, CartFailed, CartLoading } from './cart-states.tsx';
import { ClearCart } from './clear-cart.tsx';
import { GoneLines } from './gone-lines.tsx';
import { GoesWell } from './goes-well.tsx';
import { OrderSummary } from './order-summary.tsx';
import { paidWith } from './paid-with.ts';
import { PayBar } from './pay-bar.tsx';
import { useKnownCart } from './use-known-cart.ts';

// On wide screens the summary is beside both: the suggestions follow the lines, however tall it is.
const columns = css(twoColumns, {
  [theme.media.lg]: { gridTemplateRows: 'auto 1fr', '& > section': { gridRow: 'span 2' } },
});
// Both stay in one line at 320 px.
const links = css({
  justifyContent: 'space-between',
  margin: '1rem -1rem 0',
  [theme.media.narrow]: { marginInline: '-0.5rem', '& > a, & > button': { paddingInline: '0.5rem' } },
});

const OrderByChat = part(
  () => import(/* webpackChunkName: "p-order-by-chat" */ './order-by-chat.tsx').then((m) => m.OrderByChat),
  Nothing,
);

/** /cart */
export const CartPage = () => {
  const { cart, isError, refetch } = useKnownCart();
  return (
    <Page title="Tu carrito" description="Revisa los elixires de tu carrito antes de pagar." noIndex>
      <Container css={pageSpace}>
        <Heading level={1} css={titleSpace}>
          Tu carrito
        </Heading>
        <div {...useFocusAfter(cart?.items.length ?? 0)}>
          {!cart && !isError && <CartLoading />}
          {!cart && isError && <CartFailed onRetry={refetch} />}
          {cart && cart.items.length === 0 && <CartEmpty />}
          {cart && cart.items.length > 0 && <FilledCart cart={cart} />}
        </div>
      </Container>
    </Page>
  );
};

const FilledCart = ({ cart }: { cart: Cart }) => {
  const actions = useCartActions();
  const { whatsappOrders, networks } = useShop();
  const pay = useRef<HTMLDivElement>(null);
  const gone = cart.items.filter(({ elixir }) => !elixir.isAvailable);
  const blocked = gone.length > 0;
  return (
    <div css={columns}>
      <div>
        {blocked && <GoneLines onRemove={() => actions.removeAll(gone)} />}
        <Card>
          <ul css={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {cart.items.map((line) => (
              <CartLine
                key={line.item.id}
                line={line}
                onQuantity={(quantity) => actions.setQuantity(line.item.id, quantity)}
                onRemove={() => actions.remove(line)}
              />
            ))}
          </ul>
        </Card>
        <Row gap={0} css={links}>
          <LinkButton as={Link} to="/menu" variant="ghost" size="sm">
            Seguir comprando
          </LinkButton>
          <ClearCart onClear={() => actions.clear(cart)} busy={actions.isClearing} />
        </Row>
      </div>
      <OrderSummary cart={cart}>
        {cart.delivery && <CartDelivery cart={cart} />}
        {!blocked && <Arrival cart={cart} />}
        {!blocked && (
          <div ref={pay}>
            {/* A new document, because only there the payment provider's script may run. */}
            <LinkButton href="/checkout" size="lg" fullWidth>
              Pagar
            </LinkButton>
          </div>
        )}
        {!blocked && whatsappOrders && networks.whatsapp && <OrderByChat cart={cart} />}
        <Text size="sm" tone="soft">
          {paidWith(cart, useWords('payment')?.content)}
        </Text>
      </OrderSummary>
      <div>
        <GoesWell cart={cart} />
      </div>
      {!blocked && <PayBar cart={cart} summary={pay} />}
    </div>
  );
};
