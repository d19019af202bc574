import type { Order } from '@shop/contracts/order';
import { Alert, Button, css, Icon, IconButton, LinkButton, Row, Text, theme } from '@shop/ui';
import { ConfirmDialog } from '@shop/ui/overlays';
import { useState } from 'react';
import { May } from '../auth/may.tsx';
import { besideEnd, footBar, footBarEnd } from '../list/foot-bar.ts';
import { SelectAll } from '../list/select-box.tsx';
import type { Selection } from '../list/use-selection.ts';
import { ExportLink } from '../proof/export-link.tsx';
import { ordersCsv, shipmentsCsv } from './orders-query.ts';
import { LotChoices } from './lot-choices.tsx';
import { isShippable, mayArrive } from './shipping/shippable.ts';
import { useDelivery } from './shipping/use-delivery.ts';
import { slipsOf } from './slips-of.ts';
import { useBulkLots } from './use-bulk-lots.ts';
import { countOf, useCompletion, type Failure } from './use-completion.ts';

const { media, space } = theme;
const onPhones = css({ [media.md]: { display: 'none' } });
const below = css({ '&:not(:empty)': { marginTop: space(4) } });
const list = css({ margin: 0, paddingLeft: space(5) });

type Props = { rows: Order[]; selection: Selection; onShip: () => void };

/** What can be done with all chosen orders at once. */
export const SelectionBar = ({ rows, selection, onShip }: Props) => {
  const { ids } = selection;
  const [asking, setAsking] = useState(false);
  const { complete, failures, busy } = useCompletion(rows, selection);
  const lots = useBulkLots(asking);
  if (ids.length === 0) return null;
  const chosen = rows.filter(({ id }) => ids.includes(id));
  return (
    <section aria-label="Pedidos seleccionados" css={[footBar, besideEnd]}>
      <Unchanged failures={failures.filter(({ id }) => ids.includes(id))} />
      <Row gap={2}>
        <span css={onPhones}>
          <SelectAll selection={selection} count={rows.length} label="Todos" />
        </span>
        <Text as="span" size="sm" role="status">
          <strong>{ids.length === 1 ? '1 seleccionado' : `${ids.length} seleccionados`}</strong>
        </Text>
        {chosen.some(isShippable) && <Leave onClick={onShip} />}
        <LinkButton size="sm" variant="secondary" href={slipsOf(ids)} target="_blank">
          Imprimir hojas
        </LinkButton>
        <May call="PATCH /api/orders/status">
          <Button size="sm" variant="secondary" busy={busy} onClick={() => setAsking(true)}>
            Marcar completado
          </Button>
        </May>
        <Arrived orders={chosen.filter(mayArrive)} />
        <May call="GET /api/admin/reports/orders.csv">
          <ExportLink size="sm" href={ordersCsv({ ids })}>
            Exportar
          </ExportLink>
        </May>
        <May call="GET /api/admin/reports/shipments.csv">
          <ExportLink size="sm" href={shipmentsCsv({ ids })}>
            Exportar envíos
          </ExportLink>
        </May>
        <IconButton label="Quitar selección" css={footBarEnd} onClick={() => selection.drop(ids)}>
          <Icon name="close" />
        </IconButton>
      </Row>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`¿Completar ${countOf(ids.length)}?`}
        text="A cada persona que compró le llega un correo: su pedido va en camino. Los pedidos sin pago no cambian."
        confirmLabel="Completar y avisar"
        variant="primary"
        busy={busy}
        onConfirm={async () => {
          await complete(lots.read());
          setAsking(false);
        }}
      >
        <div css={below}>
          <LotChoices choices={lots} optional={false} />
        </div>
      </ConfirmDialog>
    </section>
  );
};

const Arrived = ({ orders }: { orders: Order[] }) => {
  const { deliver, busy } = useDelivery();
  if (orders.length === 0) return null;
  return (
    <May call="PATCH /api/orders/delivered">
      <Button
        size="sm"
        variant="secondary"
        busy={busy}
        onClick={() => void deliver(orders.map(({ id }) => id))}
      >
        Marcar entregado
      </Button>
    </May>
  );
};

const Leave = ({ onClick }: { onClick: () => void }) => (
  <May call="POST /api/orders/shipments">
    <Button size="sm" onClick={onClick}>
      Enviar
    </Button>
  </May>
);

/** Chosen orders that stay as they are, each with the reason. */
const Unchanged = ({ failures }: { failures: Failure[] }) =>
  failures.length === 0 ? null : (
    <Alert title={`${countOf(failures.length)} sin cambios`}>
      <ul css={list}>
        {failures.map(({ id, number, message }) => (
          <li key={id}>
            {number}: {message}
          </li>
        ))}
      </ul>
    </Alert>
  );
