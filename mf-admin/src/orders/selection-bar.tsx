import type { Order } from '@shop/contracts/order';
import { Alert, Button, css, Icon, IconButton, LinkButton, Row, Text, theme } from '@shop/ui';
import { ConfirmDialog } from '@shop/ui/overlays';
import { useState } from 'react';
import { May } from '../auth/may.tsx';
import { besideEnd, footBar, footBarEnd } from '../list/foot-bar.ts';
import { SelectAll } from '../list/select-box.tsx';
import type { Selection } from '../list/use-selection.ts';
import { ExportLink } from '../proof/export-link.tsx';
import { chosenCsv, shipmentsCsv } from './orders-query.ts';
import { LotChoices } from './lot-choices.tsx';
import { useBulkLots } from './use-bulk-lots.ts';
import { countOf, useCompletion } from './use-completion.ts';

const { media, space } = theme;
const onPhones = css({ [media.md]: { display: 'none' } });
const below = css({ '&:not(:empty)': { marginTop: space(4) } });
const list = css({ margin: 0, paddingLeft: space(5) });

/** Address of one page with the packing slips of all these orders, which prints itself. */
const slips = (ids: string[]) =>
  `/admin/packing-slip?${new URLSearchParams([...ids.map((id) => ['pedido', id]), ['imprimir', '1']])}`;

/** What can be done with all chosen orders at once. */
export const SelectionBar = ({ rows, selection }: { rows: Order[]; selection: Selection }) => {
  const { ids } = selection;
  const [asking, setAsking] = useState(false);
  const { complete, failures, busy } = useCompletion(rows, selection);
  const lots = useBulkLots(asking);
  if (ids.length === 0) return null;
  const left = failures.filter(({ id }) => ids.includes(id));
  return (
    <section aria-label="Pedidos seleccionados" css={[footBar, besideEnd]}>
      {left.length > 0 && (
        <Alert title={`${countOf(left.length)} sin cambios`}>
          <ul css={list}>
            {left.map(({ id, number, message }) => (
              <li key={id}>
                {number}: {message}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <Row gap={2}>
        <span css={onPhones}>
          <SelectAll selection={selection} count={rows.length} label="Todos" />
        </span>
        <Text as="span" size="sm" role="status">
          <strong>{ids.length === 1 ? '1 seleccionado' : `${ids.length} seleccionados`}</strong>
        </Text>
        <LinkButton size="sm" variant="secondary" href={slips(ids)} target="_blank">
          Imprimir hojas
        </LinkButton>
        <May call="PATCH /api/orders/status">
          <Button size="sm" busy={busy} onClick={() => setAsking(true)}>
            Marcar completado
          </Button>
        </May>
        <May call="GET /api/admin/reports/orders.csv">
          <ExportLink size="sm" href={chosenCsv(ids)}>
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
