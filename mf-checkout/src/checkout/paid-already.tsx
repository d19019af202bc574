import { Alert, LinkButton } from '@shop/ui';
import { orderPage } from '../result/order-asked.ts';

/** An order was made of this cart already, e.g. in another tab: nothing is left to pay here. */
export const PaidAlready = ({ orderId }: { orderId: string }) => (
  <Alert tone="info" title="Este carrito ya se pagó">
    <p css={{ marginBottom: 12 }}>Tu compra está registrada. No hace falta que pagues de nuevo.</p>
    {/* A document of its own: the cart in memory is the one from before the payment. */}
    <LinkButton href={orderPage('success', { orderId })} size="sm">
      Ver mi pedido
    </LinkButton>
  </Alert>
);
