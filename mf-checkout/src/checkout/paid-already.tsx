import { Alert, LinkButton, Text } from '@shop/ui';
import { orderPage } from '../result/order-ref.ts';

const TITLE = 'Este carrito ya se pagó';
type Props = { orderId: string | undefined; onRetry: () => void };

/** An order was made of this cart already, e.g. in another tab: nothing is left to pay here. */
export const PaidAlready = ({ orderId, onRetry }: Props) =>
  orderId ? (
    <Alert tone="info" title={TITLE}>
      <Text size="sm" css={{ marginBottom: 12 }}>
        Tu compra está registrada. No hace falta que pagues de nuevo.
      </Text>
      {/* A document of its own: the cart in memory is the one from before the payment. */}
      <LinkButton href={orderPage('success', { orderId })} size="sm">
        Ver mi pedido
      </LinkButton>
    </Alert>
  ) : (
    <Alert tone="info" title={TITLE} onRetry={onRetry}>
      Estamos registrando tu pedido. No pagues de nuevo.
    </Alert>
  );
