import { formatNumber } from '@shop/contracts/format-pesos';
import type { OrderStatus } from '@shop/contracts/order';
import { css, Text } from '@shop/ui';
import { useIsAllowed } from '../auth/may.tsx';
import { useListQuery } from '../calls.ts';
import { useOpenTotal } from '../layout/open-count.tsx';
import { TabLinks } from '../layout/page-tabs.tsx';
import type { Filters } from './orders-query.ts';

const READY: { status: OrderStatus; name: string }[] = [
  { status: 'processing', name: 'Por enviar' },
  { status: 'pending', name: 'Sin pagar' },
  { status: 'completed', name: 'Enviados' },
];

/** The most used filters of the orders, each with its number. */
export const OrderTabs = ({ status }: { status: Filters['status'] }) => {
  const may = useIsAllowed();
  const all = { to: '/admin/orders', name: 'Todos', isCurrent: !status };
  const ready = READY.map((one) => ({
    to: `/admin/orders?estado=${one.status}`,
    name: one.name,
    isCurrent: status === one.status,
    after: <Count status={one.status} />,
  }));
  const payments = { to: '/admin/reviews', name: 'Por revisar', isCurrent: false, after: <Payments /> };
  return (
    <TabLinks label="Pedidos" tabs={[all, ...ready, ...(may('GET /api/admin/reviews') ? [payments] : [])]} />
  );
};

// Reserves room for the number, so that the other tabs do not move.
const place = css({ minWidth: '3ch' });

const Small = ({ total }: { total: number | undefined }) => (
  <Text as="span" size="xs" tone="soft" css={place}>
    {total !== undefined && formatNumber(total)}
  </Text>
);

const Count = ({ status }: { status: OrderStatus }) => {
  const { data } = useListQuery('GET /api/orders', 'Order', { status, pageSize: 1 });
  return <Small total={data?.total} />;
};
const Payments = () => <Small total={useOpenTotal('payments')} />;
