import { onDemand } from '@shop/app-kit';
import type { Order } from '@shop/contracts/order';
import { Button, css, Icon, theme } from '@shop/ui';
import { IfAllowed } from '../auth/may.tsx';
import { AsItWas } from '../list/as-it-was.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { PagedList } from '../list/paged-list.tsx';
import { ANEW, rowsOf, useOpened } from '../list/rows.ts';
import { SelectAll, SelectionContext } from '../list/select-box.tsx';
import { openDialog, useListParams } from '../list/use-list-params.ts';
import { useSelection } from '../list/use-selection.ts';
import { Exports } from '../proof/exports.tsx';
import { orderColumns, type OrderAction } from './columns.tsx';
import { OrderKeys } from './order-keys.tsx';
import {
  activeFilters,
  invoicesFile,
  ordersFiles,
  ordersFilters,
  PAGE_SIZE,
  type Filters,
} from './orders-query.ts';
import { OrderTabs } from './order-tabs.tsx';
import { OrdersToolbar } from './orders-toolbar.tsx';
import { useGetWholeOrderQuery, useListOrdersQuery } from './orders.api.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useDelivery } from './shipping/use-delivery.ts';
import { useNeighbours } from './use-neighbours.ts';

const DetailDialog = onDemand(() =>
  import(/* webpackChunkName: "p-order-dialogs" */ './detail-dialog.tsx').then((m) => m.DetailDialog),
);
const StatusDialog = onDemand(() =>
  import(/* webpackChunkName: "p-order-dialogs" */ './status-dialog.tsx').then((m) => m.StatusDialog),
);
const ShipDialog = onDemand(() =>
  import(/* webpackChunkName: "p-order-dialogs" */ './shipping/ship-dialog.tsx').then((m) => m.ShipDialog),
);
const ShipMany = onDemand(() =>
  import(/* webpackChunkName: "p-order-dialogs" */ './shipping/ship-many.tsx').then((m) => m.ShipMany),
);
const ManualOrderDialog = onDemand(() =>
  import(/* webpackChunkName: "p-manual-order" */ './manual/manual-order-dialog.tsx').then(
    (m) => m.ManualOrderDialog,
  ),
);
const close = css({
  'tbody tr:focus-within': { background: theme.color.amberSoft },
  // Room for three buttons beside a long date.
  '@media (min-width: 80em)': { '&&& th, &&& td': { paddingInline: theme.space(1.5) } },
  [theme.media.md]: {
    'th:last-of-type': { textAlign: 'right' },
  },
});
const SUBTITLE = 'Administra y actualiza el estado de los pedidos.';
const EMPTY = 'No hay pedidos registrados.';
const NO_MATCH = 'Ningún pedido coincide con la búsqueda.';

/** /admin/orders */
export const OrdersPage = () => {
  const params = useListParams();
  const dialog = openDialog<OrderAction | 'new'>(params);
  const filters = ordersFilters(params);
  const { sort: _, ...find } = filters;
  const list = useListOrdersQuery({ ...filters, page: params.page, pageSize: PAGE_SIZE }, ANEW);
  const rows = rowsOf(list);
  const { deliver } = useDelivery();
  const columns = orderColumns((kind: OrderAction, { id }: Order) =>
    kind === 'delivered' ? void deliver({ rows: [id] }) : dialog.open(kind, id),
  );
  const order = useOrder(rows, list.isLoading || dialog.kind === 'new' ? '' : dialog.id);
  const steps = useNeighbours({ filters, page: params.page, list: list.data, id: dialog.id });
  const ids = rows.map(({ id }) => id);
  const selection = useSelection(ids, find);
  const empty = filters.q || activeFilters(filters) > 0 ? NO_MATCH : EMPTY;
  return (
    <ListScreen
      isSpecified
      title="Administrar Pedidos"
      subtitle={SUBTITLE}
      list={list}
      actions={<Actions filters={filters} onShip={() => dialog.open('ship')} />}
      create={{ label: 'Nuevo pedido', call: 'POST /api/orders', onClick: () => dialog.open('new') }}
    >
      <AsItWas at={list.data?.at} />
      <OrderKeys>
        <OrderTabs status={filters.status} />
        <OrdersToolbar params={params} />
        <SelectionContext value={selection}>
          <div css={close}>
            <PagedList
              caption="Pedidos"
              columns={columns}
              list={list}
              texts={{ name: 'los pedidos', empty }}
              params={params}
              pageSize={PAGE_SIZE}
              sort={filters.sort}
              firstHead={<SelectAll selection={selection} count={rows.length} />}
            />
          </div>
        </SelectionContext>
      </OrderKeys>
      <SelectionBar list={list.data} find={find} selection={selection} onShip={() => dialog.open('ship')} />
      {order && dialog.kind === 'details' && (
        <DetailDialog
          order={order}
          onClose={dialog.close}
          steps={steps}
          onStep={({ page, id }) => params.set({ pagina: String(page), ventana: `details.${id}` })}
        />
      )}
      {dialog.kind === 'new' && <ManualOrderDialog cart={dialog.id} onClose={dialog.close} />}
      {order && dialog.kind === 'ship' && <ShipDialog orders={[order]} onClose={dialog.close} />}
      {dialog.kind === 'ship' && dialog.id === '' && !list.isLoading && (
        <ShipMany
          chosen={rows.filter(({ id }) => selection.has(id))}
          onClose={dialog.close}
          onSent={selection.drop}
        />
      )}
      {order && dialog.kind === 'status' && <StatusDialog order={order} onClose={dialog.close} />}
    </ListScreen>
  );
};

const Actions = ({ filters, onShip }: { filters: Filters; onShip: () => void }) => (
  <>
    <Exports files={[...ordersFiles(filters), invoicesFile(filters)]} />
    <IfAllowed call="POST /api/orders/shipments">
      <Button variant="secondary" icon={<Icon name="truck" size={18} />} onClick={onShip}>
        Enviar pedidos
      </Button>
    </IfAllowed>
  </>
);

/** The open order; it is loaded alone when the page does not contain it, or no longer does after a change. */
const useOrder = (rows: Order[], id: string): Order | undefined => {
  const held = useOpened(rows, id, 'id');
  const isListed = rows.some((row) => row.id === id);
  const { currentData } = useGetWholeOrderQuery(id, { skip: !id || isListed });
  return isListed ? held : (currentData?.order ?? held);
};
