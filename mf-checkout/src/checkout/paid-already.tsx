import { Alert, LinkButton, Text } from '@shop/ui';
import { orderPage } from '../result/order-ref.ts';

const TITLE = 'Este carrito ya se pagó';
type Props = { orderId: string | undefined; onRetry: () => void };

/** The cart was ordered already, e.g. in another tab: there is nothing left to pay. */
export const PaidAlready = ({ orderId, onRetry }: Props) =>
  orderId ? (
    <Alert tone="info" title={TITLE}>
      <Text size="sm" css={{ marginBottom: 12 }}>
        Tu compra está registrada. No hace falta que pagues de nuevo.
      </Text>
      {/* A new document, because the cart in memory is older than the payment. */}
      <LinkButton href={orderPage('success', { orderId })} size="sm">
        Ver mi pedido
      </LinkButton>
    </Alert>
  ) : (
    <Alert tone="info" title={TITLE} onRetry={onRetry}>
      Estamos registrando tu pedido. No pagues de nuevo.
    </Alert>
  );
