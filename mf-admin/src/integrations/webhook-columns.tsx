import type { WebhookEndpoint } from '@shop/contracts/webhook';
import { Badge } from '@shop/ui';
import { openColumn, type Column } from '../list/columns.tsx';
import { formatMoment } from '../list/moment.tsx';
import { NameCell, Small } from '../list/cells.tsx';
import { eventLabel, hostOf } from './webhook-texts.ts';

/** Which program gets which events, and whether deliveries succeed. */
export const webhookColumns = (onOpen: (endpoint: WebhookEndpoint) => void): Column<WebhookEndpoint>[] => [
  {
    header: 'Dirección',
    cell: (endpoint) => (
      <NameCell name={hostOf(endpoint)}>
        De {endpoint.createdBy}, {formatMoment(endpoint.createdAt)}
      </NameCell>
    ),
  },
  {
    header: 'Avisos',
    cell: (endpoint) => (
      <div>
        {endpoint.events.map(eventLabel).join(', ')}
        {endpoint.hasPeople && <Small>Con los datos de quien compró</Small>}
      </div>
    ),
  },
  {
    header: 'Estado',
    cell: (endpoint) => <WebhookState endpoint={endpoint} />,
  },
  openColumn({
    verb: 'Administrar',
    label: (endpoint) => `Administrar el webhook de ${hostOf(endpoint)}`,
    onOpen,
  }),
];

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
