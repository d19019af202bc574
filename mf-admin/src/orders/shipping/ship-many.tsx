import type { Order } from '@shop/contracts/order';
import { Alert, Spinner, Text } from '@shop/ui';
import { Dialog } from '@shop/ui/overlays';
import { useState } from 'react';
import { useListOrdersQuery } from '../orders.api.ts';
import { ShipDialog } from './ship-dialog.tsx';
import { isShippable, whyNotShipped } from './shippable.ts';

const MOST = 100;
const OLDEST_FIRST = { page: 1, pageSize: MOST, sort: 'createdAt' } as const;

type Props = { chosen: Order[]; onClose: () => void; onSent: (orderIds: string[]) => void };

/** 'Enviar pedidos': the selected orders, or all paid orders that wait, the oldest first. */
export const ShipMany = ({ chosen, ...rest }: Props) => {
  // Shipped orders leave the selection, but the window keeps them.
  const [orders] = useState(chosen);
  if (orders.length === 0) return <ShipWaiting {...rest} />;
  return <Shippable orders={orders} {...rest} />;
};

const ShipWaiting = (rest: Omit<Props, 'chosen'>) => {
  const fresh = { refetchOnMountOrArgChange: true };
  const prepared = useListOrdersQuery({ ...OLDEST_FIRST, status: 'processing' }, fresh);
  const paid = useListOrdersQuery({ ...OLDEST_FIRST, status: 'pending', paymentStatus: 'approved' }, fresh);
  const [orders, setOrders] = useState<Order[]>();
  const lists = [prepared, paid];
  if (!orders && lists.every(({ data, isFetching, isError }) => data && !isFetching && !isError))
    setOrders(
      lists
        .flatMap(({ data }) => data!.rows)
        .filter(isShippable)
        .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
        .slice(0, MOST),
    );
  if (orders) return <Shippable orders={orders} {...rest} />;
  return (
    <Dialog onClose={rest.onClose} title="Enviar pedidos">
      {lists.some(({ isError }) => isError) ? (
        <Alert onRetry={() => lists.forEach(({ refetch }) => void refetch())}>
          No pudimos cargar los pedidos por enviar.
        </Alert>
      ) : (
        <Spinner label="Cargando pedidos…" />
      )}
    </Dialog>
  );
};

const Shippable = ({ orders, ...rest }: { orders: Order[] } & Omit<Props, 'chosen'>) => {
  const leaving = orders.filter(isShippable);
  const left = orders.filter((order) => !isShippable(order));
  if (leaving.length > 0)
    return (
      <ShipDialog
        orders={leaving}
        left={left.map((order) => `${order.number} ${whyNotShipped(order)}`)}
        {...rest}
      />
    );
  return (
    <Dialog onClose={rest.onClose} title="Enviar pedidos">
      <Text>
        {left.length > 0
          ? `Ninguno de los elegidos puede salir: ${left.map((order) => `${order.number} ${whyNotShipped(order)}`).join('; ')}.`
          : 'No hay pedidos pagados por enviar.'}
      </Text>
    </Dialog>
  );
};
