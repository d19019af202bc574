import { useAppDispatch } from '@shop/app-kit';
import { formatNumber } from '@shop/contracts/format-pesos';
import type { WebhookDelivery, WebhookDeliveryStatus } from '@shop/contracts/webhook';
import { Badge, Button, css, Heading } from '@shop/ui';
import { useState } from 'react';
import { counted } from '../list/counted.ts';
import { DataTable } from '../list/data-table.tsx';
import type { Column } from '../list/columns.tsx';
import { formatMoment, Moment } from '../list/moment.tsx';
import { rowsOf } from '../list/rows.ts';
import { Small } from '../list/cells.tsx';
import { reportFailure } from '../report-failure.ts';
import { DELIVERY_STATES, eventLabel } from './webhook-texts.ts';
import { useListDeliveriesQuery, useResendDeliveryMutation } from './webhooks.api.ts';

const SOON_MS = 30_000;
const POLL_MS = 2_000;
const TEXTS = {
  name: 'los envíos',
  error: 'Error al cargar los envíos.',
  empty: 'Todavía no se le ha enviado nada. «Probar» manda un aviso de prueba.',
};
const FAILED = 'No se pudo reenviar. Inténtalo de nuevo.';

const isUnderWay = ({ nextTryAt }: WebhookDelivery) =>
  nextTryAt !== undefined && Date.parse(nextTryAt) < Date.now() + SOON_MS;

/** The latest deliveries to an address; polled while one is pending. */
export const DeliveryLog = ({ id, isEnabled }: { id: string; isEnabled: boolean }) => {
  const dispatch = useAppDispatch();
  const [pollingInterval, setPolling] = useState(0);
  const list = useListDeliveriesQuery(id, { pollingInterval });
  const [resend] = useResendDeliveryMutation();
  const rows = rowsOf(list);
  const wanted = rows.some(isUnderWay) ? POLL_MS : 0;
  if (wanted !== pollingInterval) setPolling(wanted);
  const sendAgain = async (deliveryId: string) => {
    const { error } = await resend({ id, deliveryId });
    if (error) dispatch(reportFailure(error, FAILED));
  };
  const columns = deliveryColumns((deliveryId: string) => void sendAgain(deliveryId), isEnabled);
  return (
    <div>
      <Heading level={3} look="small">
        Envíos
      </Heading>
      <DataTable caption="Envíos" columns={columns} rows={rows} list={list} texts={TEXTS} />
    </div>
  );
};

const words = css({ overflowWrap: 'anywhere' });

const deliveryColumns = (onResend: (id: string) => void, isEnabled: boolean): Column<WebhookDelivery>[] => [
  { header: 'Aviso', cell: ({ type }) => eventLabel(type) },
  { header: 'Fecha', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  {
    header: 'Estado',
    cell: (delivery) => <Outcome delivery={delivery} />,
  },
  {
    header: 'Respuesta',
    cell: (delivery) => <Answer delivery={delivery} />,
  },
  {
    header: 'Acciones',
    cell: (delivery) =>
      isEnabled && (
        <Button
          size="sm"
          variant="secondary"
          onClick={() => onResend(delivery.id)}
          aria-label={`Reenviar: ${eventLabel(delivery.type)}, ${formatMoment(delivery.createdAt)}`}
        >
          Reenviar
        </Button>
      ),
  },
];

const Outcome = ({ delivery: { status, nextTryAt, failure } }: { delivery: WebhookDelivery }) => {
  const { label, tone } = DELIVERY_STATES[status as WebhookDeliveryStatus] ?? {
    label: status,
    tone: 'neutral',
  };
  return (
    <div css={words}>
      <Badge tone={tone}>{label}</Badge>
      <Small>{failure && nextTryAt ? `${failure} Otra vez el ${formatMoment(nextTryAt)}.` : failure}</Small>
    </div>
  );
};

const Answer = ({ delivery: { answer, took, tries } }: { delivery: WebhookDelivery }) => (
  <div>
    {answer ?? '—'}
    <Small>
      {`${took === undefined ? '' : `${formatNumber(took)} ms, `}${counted(tries, 'intento', 'intentos')}`}
    </Small>
  </div>
);
