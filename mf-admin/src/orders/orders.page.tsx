import type { Order } from '@shop/contracts/order';
import { Alert, Button, Icon, Page, Row, Spinner } from '@shop/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { PageHead } from '../layout/page-head.tsx';
import { useListOrdersQuery } from './orders.api.ts';
import { OrdersTable } from './orders-table.tsx';

const DetailDialog = lazy(() =>
  import(/* webpackChunkName: "p-order-dialogs" */ './detail-dialog.tsx').then((m) => ({
    default: m.DetailDialog,
  })),
);
const StatusDialog = lazy(() =>
  import(/* webpackChunkName: "p-order-dialogs" */ './status-dialog.tsx').then((m) => ({
    default: m.StatusDialog,
  })),
);
const LOAD_FAILED = 'Error al cargar los pedidos. Intenta refrescar la página.';

type Open = { kind: 'details' | 'status'; order: Order } | null;

/** /admin/orders */
export const OrdersPage = () => {
  const {
    data: orders = [],
    isLoading,
    isFetching,
    isError,
    refetch,
  } = useListOrdersQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <Page title="Administrar Pedidos" description="Administra y actualiza el estado de los pedidos." noIndex>
      <PageHead title="Administrar Pedidos" subtitle="Administra y actualiza el estado de los pedidos.">
        <Button
          variant="secondary"
          busy={isFetching}
          icon={<Icon name="refresh" size={18} />}
          onClick={() => void refetch()}
        >
          Refrescar
        </Button>
      </PageHead>
      <OrdersTable
        orders={isError ? [] : orders}
        message={rowMessage({ isLoading, isError, isEmpty: orders.length === 0 })}
        onDetails={(order) => setOpen({ kind: 'details', order })}
        onStatus={(order) => setOpen({ kind: 'status', order })}
      />
      <Suspense fallback={null}>
        {open?.kind === 'details' && <DetailDialog order={open.order} onClose={close} />}
        {open?.kind === 'status' && <StatusDialog order={open.order} onClose={close} />}
      </Suspense>
    </Page>
  );
};

type Load = { isLoading: boolean; isError: boolean; isEmpty: boolean };
const rowMessage = ({ isLoading, isError, isEmpty }: Load): ReactNode => {
  if (isLoading)
    return (
      <Row role="status">
        <Spinner size={18} /> Cargando pedidos…
      </Row>
    );
  if (isError) return <Alert>{LOAD_FAILED}</Alert>;
  return isEmpty ? 'No hay pedidos registrados.' : null;
};
