import type { WebhookEndpoint } from '@shop/contracts/webhook';
import { Badge } from '@shop/ui';
import { columnsOf, openColumn } from '../list/columns.tsx';
import { formatMoment } from '../list/moment.tsx';
import { NameCell, Small } from '../list/cells.tsx';
import { eventLabel, hostOf } from './webhook-texts.ts';

const column = columnsOf<WebhookEndpoint>();

/** Which program gets which events, and whether deliveries succeed. */
export const webhookColumns = (onOpen: (endpoint: WebhookEndpoint) => void) =>
  column.columns([
    column.accessor('url', {
      header: 'Dirección',
      cell: ({ row: { original } }) => (
        <NameCell name={hostOf(original)}>
          De {original.createdBy}, {formatMoment(original.createdAt)}
        </NameCell>
      ),
    }),
    column.accessor('events', {
      header: 'Avisos',
      cell: ({ getValue, row: { original } }) => (
        <div>
          {getValue().map(eventLabel).join(', ')}
          {original.hasPeople && <Small>Con los datos de quien compró</Small>}
        </div>
      ),
    }),
    column.accessor('isEnabled', {
      header: 'Estado',
      cell: ({ row: { original } }) => <WebhookState endpoint={original} />,
    }),
    openColumn({
      verb: 'Administrar',
      label: (endpoint) => `Administrar el webhook de ${hostOf(endpoint)}`,
      onOpen,
    }),
  ]);

/** Whether deliveries to the address succeed, and since when they fail. */
export const WebhookState = ({ endpoint }: { endpoint: WebhookEndpoint }) => {
  const { isEnabled, failingSince, gaveUpAt } = endpoint;
  const since = isEnabled ? failingSince && `Desde el ${formatMoment(failingSince)}` : undefined;
  const gaveUp = gaveUpAt && `La tienda lo apagó el ${formatMoment(gaveUpAt)}: cinco días sin recibir nada`;
  const more = gaveUp ?? since;
  return (
    <div>
      {!isEnabled && <Badge tone={gaveUpAt ? 'red' : 'neutral'}>Apagado</Badge>}
      {isEnabled && (
        <Badge tone={failingSince ? 'yellow' : 'green'}>{failingSince ? 'Falla' : 'Activo'}</Badge>
      )}
      {more && <Small>{more}</Small>}
    </div>
  );
};
