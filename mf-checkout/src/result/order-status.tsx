import { ORDER_STATUS_LABEL, type Order, type OrderStatus } from '@shop/contracts/order';
import { isFetched } from '@shop/contracts/is-fetched';
import { Say, theme } from '@shop/ui';

/**
 * 'Procesando' for processing; the others as they are (CK33), small after their Spanish name (H14). A completed pick-up
 * order waits for its buyer.
 */
export const OrderStatusText = ({ order }: { order: Order }) => {
  const { status, deliveredAt } = order;
  if (deliveredAt) return <Say>Entregado</Say>;
  if (status === 'completed' && isFetched(order)) return <Say>Listo para recoger</Say>;
  const label = ORDER_STATUS_LABEL[status as OrderStatus] as string | undefined;
  if (status === 'processing' || !label) return label ?? status;
  return (
    <>
      <span>{label}</span>{' '}
      <span lang="en" css={{ fontSize: theme.size.xs, fontWeight: 400, color: theme.color.inkSoft }}>
        ({status})
      </span>
    </>
  );
};
