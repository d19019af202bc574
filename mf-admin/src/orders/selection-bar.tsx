import type { Order } from '@shop/contracts/order';
import { Alert, Button, css, LinkButton, theme } from '@shop/ui';
import { ConfirmDialog } from '@shop/ui/overlays';
import { useState } from 'react';
import { IfAllowed } from '../auth/may.tsx';
import { BulkBar } from '../list/bulk-bar.tsx';
import { readAt, type ListPage } from '../list/list-page.ts';
import type { Selection } from '../list/use-selection.ts';
import { Exports } from '../proof/exports.tsx';
import { ordersFiles, type Filters } from './orders-query.ts';
import type { Orders } from './orders.api.ts';
import { LotChoices } from './lot-choices.tsx';
import { isShippable, mayArrive } from './shipping/shippable.ts';
import { useDelivery } from './shipping/use-delivery.ts';
import { slipsOf } from './slips-of.ts';
import { useBulkLots } from './use-bulk-lots.ts';
import { countOf, useCompletion, type Failure } from './use-completion.ts';

const { space } = theme;
const below = css({ '&:not(:empty)': { marginTop: space(4) } });
const named = css({ margin: 0, paddingLeft: space(5), maxHeight: '30vh', overflowY: 'auto' });

type Find = Omit<Filters, 'sort'>;
type Props = { list: ListPage<Order> | undefined; find: Find; selection: Selection; onShip: () => void };

/** Bulk actions for the selected orders, or for all that the list finds. */
export const SelectionBar = ({ list, find, selection, onShip }: Props) => {
  const { rows = [], total = 0 } = list ?? {};
  const { ids, isAll } = selection;
  const [asking, setAsking] = useState(false);
  const { complete, failures, forget, busy } = useCompletion(rows, selection);
  const lots = useBulkLots(asking);
  // Failed orders of other pages are shown only here.
  const left = failures.filter(({ id }) => ids.includes(id) || !rows.some((row) => row.id === id));
  if (ids.length === 0 && left.length === 0) return null;
  const chosen = rows.filter(({ id }) => ids.includes(id));
  const of = isAll ? { find: { find, until: readAt(list ?? {}) } } : { rows: ids };
  const count = isAll ? total : ids.length;
  const completes = (
    <IfAllowed call="PATCH /api/orders/status">
      <Button size="sm" variant="secondary" busy={busy} onClick={() => setAsking(true)}>
        Marcar completado
      </Button>
    </IfAllowed>
  );
  return (
    <>
      <BulkBar
        label="Pedidos seleccionados"
        list={list}
        selection={selection}
        onDrop={forget}
        notice={<Unchanged failures={left} />}
        first={isAll ? completes : <Parcels ids={ids} canLeave={chosen.some(isShippable)} onShip={onShip} />}
        others={
          <>
            {!isAll && completes}
            <Exports size="sm" files={[...ordersFiles(isAll ? { ...find, sort: '-createdAt' } : { ids })]} />
            {chosen.some(mayArrive) && (
              <Arrived of={isAll ? of : { rows: chosen.filter(mayArrive).map(({ id }) => id) }} />
            )}
          </>
        }
      />
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`¿Completar ${countOf(count)}?`}
        text="A cada persona que compró le llega un correo: su pedido va en camino. Los pedidos sin pago no cambian."
        confirmLabel="Completar y avisar"
        variant="primary"
        busy={busy}
        onConfirm={async () => {
          await complete(of, lots.read());
          setAsking(false);
        }}
      >
        <div css={below}>
          <LotChoices choices={lots} optional={false} />
        </div>
      </ConfirmDialog>
    </>
  );
};

type ParcelsProps = { ids: string[]; canLeave: boolean; onShip: () => void };
const Parcels = ({ ids, canLeave, onShip }: ParcelsProps) => (
  <>
    <LinkButton size="sm" variant="secondary" href={slipsOf(ids)} target="_blank">
      Imprimir hojas
    </LinkButton>
    <IfAllowed call="POST /api/orders/shipments">
      <Button size="sm" disabled={!canLeave} onClick={onShip}>
        Enviar
      </Button>
    </IfAllowed>
  </>
);

const Arrived = ({ of }: { of: Orders }) => {
  const { deliver, busy } = useDelivery();
  return (
    <IfAllowed call="PATCH /api/orders/delivered">
      <Button size="sm" variant="secondary" busy={busy} onClick={() => void deliver(of)}>
        Marcar entregado
      </Button>
    </IfAllowed>
  );
};

/** Selected orders that did not change, each with the reason. */
const Unchanged = ({ failures }: { failures: Failure[] }) =>
  failures.length === 0 ? null : (
    <Alert title={`${countOf(failures.length)} sin cambios`}>
      <ul css={named}>
        {failures.map(({ id, number, message }) => (
          <li key={id}>
            {number}: {message}
          </li>
        ))}
      </ul>
    </Alert>
  );
