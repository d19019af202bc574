import type { Order } from '@shop/contracts/order';
import { Button, Icon, Page, Row } from '@shop/ui';
import { lazy, Suspense, useMemo } from 'react';
import { May } from '../auth/may.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { openDialog } from '../list/open-dialog.ts';
import { PagedList } from '../list/paged-list.tsx';
import { RefreshButton } from '../list/refresh-button.tsx';
import { SavedViews } from '../list/saved-views.tsx';
import { SelectAll, SelectionContext } from '../list/select-box.tsx';
import { useListParams } from '../list/use-list-params.ts';
import { useOpened } from '../list/use-opened.ts';
import { useSelection } from '../list/use-selection.ts';
import { useStable } from '../list/use-stable.ts';
import { ExportLink } from '../proof/export-link.tsx';
import { orderColumns, type OrderDialogKind } from './columns.tsx';
import { orderCards } from './order-card.ts';
import { OrderKeys } from './order-keys.tsx';
import {
  activeFilters,
  FILTER_NAMES,
  csvAddress,
  invoicesCsv,
  ordersFilters,
  PAGE_SIZE,
} from './orders-query.ts';
import { OrdersToolbar } from './orders-toolbar.tsx';
import { useGetWholeOrderQuery, useListOrdersQuery } from './orders.api.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useNeighbours } from './use-neighbours.ts';

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
const ManualOrderDialog = lazy(() =>
  import(/* webpackChunkName: "p-manual-order" */ './manual/manual-order-dialog.tsx').then((m) => ({
    default: m.ManualOrderDialog,
  })),
);
const SUBTITLE = 'Administra y actualiza el estado de los pedidos.';
const TEXTS = {
  loading: 'Cargando pedidos…',
  error: 'Error al cargar los pedidos. Intenta refrescar la página.',
};
const EMPTY = 'No hay pedidos registrados.';
const NO_MATCH = 'Ningún pedido coincide con la búsqueda.';
const NONE: Order[] = [];

/** /admin/orders */
export const OrdersPage = () => {
  const params = useListParams();
  const dialog = openDialog<OrderDialogKind | 'new'>(params);
  const filters = ordersFilters(params);
  const list = useListOrdersQuery(
    { ...filters, page: params.page, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const rows = (!list.isError && list.data?.rows) || NONE;
  const act = useStable((kind: OrderDialogKind, { id }: Order) => dialog.open(kind, id));
  const columns = useMemo(() => orderColumns(act), [act]);
  const order = useOrder(rows, list.isLoading ? '' : dialog.id);
  const steps = useNeighbours({ filters, page: params.page, list: list.data, id: dialog.id });
  const selection = useSelection(rows.map(({ id }) => id));
  const empty = filters.q || activeFilters(filters) > 0 ? NO_MATCH : EMPTY;
  return (
    <Page title="Administrar Pedidos" description={SUBTITLE} noIndex>
      <PageHead title="Administrar Pedidos" subtitle={SUBTITLE}>
        <RefreshButton busy={list.isFetching} onClick={() => void list.refetch()} />
        <May call="POST /api/orders">
          <Button icon={<Icon name="plus" size={18} />} onClick={() => dialog.open('new')}>
            Nuevo pedido
          </Button>
        </May>
      </PageHead>
      <OrderKeys>
        <OrdersToolbar params={params} />
        <SavedViews list="pedidos" params={params} names={FILTER_NAMES} />
        <SelectionContext value={selection}>
          <div css={orderCards}>
            <PagedList
              caption="Pedidos"
              columns={columns}
              list={list}
              texts={{ ...TEXTS, empty }}
              params={params}
              pageSize={PAGE_SIZE}
              sort={filters.sort}
              firstHead={<SelectAll selection={selection} count={rows.length} />}
            />
          </div>
        </SelectionContext>
      </OrderKeys>
      <SelectionBar rows={rows} selection={selection} />
      <Row css={{ marginTop: '1rem' }}>
        <Exports filters={filters} />
      </Row>
      <Suspense fallback={null}>
        {order && dialog.kind === 'details' && (
          <DetailDialog
            order={order}
            onClose={dialog.close}
            steps={steps}
            onStep={({ page, id }) => params.set({ pagina: String(page), ventana: `details.${id}` })}
          />
        )}
        {dialog.kind === 'new' && <ManualOrderDialog onClose={dialog.close} />}
        {order && dialog.kind === 'status' && <StatusDialog order={order} onClose={dialog.close} />}
      </Suspense>
    </Page>
  );
};

const Exports = ({ filters }: { filters: ReturnType<typeof ordersFilters> }) => (
  <>
    <May call="GET /api/admin/reports/orders.csv">
      <ExportLink href={csvAddress(filters)}>Exportar CSV</ExportLink>
    </May>
    <May call="GET /api/admin/reports/invoices.csv">
      <ExportLink href={invoicesCsv(filters)}>Facturas (CSV)</ExportLink>
    </May>
  </>
);

/** The open order; one that is not on the page, or has left it by a change, is read by itself. */
const useOrder = (rows: Order[], id: string): Order | undefined => {
  const held = useOpened(rows, id);
  const isListed = rows.some((row) => row.id === id);
  const { currentData } = useGetWholeOrderQuery(id, { skip: !id || isListed });
  return isListed ? held : (currentData?.order ?? held);
};
