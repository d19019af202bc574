import { formatPesos, messageOf, showToast, useAppDispatch } from '@shop/app-kit';
import { CANCEL_MOTIVES, type Cfdi, type OwnCancelMotive } from '@shop/contracts/invoice';
import type { Order } from '@shop/contracts/order';
import { Alert, Badge, Button, LinkButton, Row, SelectField, Stack, Text, TextField } from '@shop/ui';
import { useState } from 'react';
import { IfAllowed } from '../auth/may.tsx';
import { useCancelInvoiceMutation, useMarkInvoicedMutation, useRetryInvoiceMutation } from './invoice.api.ts';

const FAILED = { es: 'No se pudo. Inténtalo de nuevo.' };
const STATES: Record<string, { tone: 'green' | 'yellow' | 'red'; text: string }> = {
  asked: { tone: 'yellow', text: 'Por timbrar' },
  stamped: { tone: 'green', text: 'Timbrada' },
  refused: { tone: 'red', text: 'Rechazada' },
};
const wordsOf = ({ status, isTest, isGlobal, isByHand }: Cfdi): string =>
  [
    STATES[status]?.text ?? status,
    isGlobal && 'en la factura global',
    isByHand && 'a mano',
    isTest && 'de prueba',
  ]
    .filter(Boolean)
    .join(', ');

/** The invoice that contains an order, its files, and its actions. */
export const OrderCfdi = ({ order, cfdi }: { order: Order; cfdi: Cfdi }) => (
  <Stack gap={2} css={{ alignItems: 'flex-start' }}>
    <Badge tone={STATES[cfdi.status]?.tone ?? 'yellow'}>{wordsOf(cfdi)}</Badge>
    {cfdi.uuid && (
      <Text size="sm" css={{ overflowWrap: 'anywhere' }}>
        Folio fiscal: {cfdi.uuid}
      </Text>
    )}
    {cfdi.reason && <Alert>{cfdi.reason}</Alert>}
    {cfdi.status === 'stamped' && !cfdi.isByHand && <Files orderId={order.id} />}
    {cfdi.credits?.map(({ amount, uuid }, nth) => (
      <div key={uuid ?? nth}>
        <Text size="sm">
          {`Nota de crédito por ${formatPesos(amount)}: ${uuid ? 'timbrada' : 'por timbrar'}`}
        </Text>
        {uuid && <Files orderId={order.id} credit={nth} />}
      </div>
    ))}
    <IfAllowed call="POST /api/orders/{orderId}/invoice/retry">
      <Acts order={order} cfdi={cfdi} />
    </IfAllowed>
  </Stack>
);

const Files = ({ orderId, credit }: { orderId: string; credit?: number }) => (
  <Row gap={2}>
    {(['pdf', 'xml'] as const).map((type) => (
      <LinkButton
        key={type}
        size="sm"
        variant="secondary"
        href={`/api/orders/${orderId}/invoice.${type}${credit === undefined ? '' : `?credit=${credit}`}`}
        target="_blank"
        rel="noreferrer"
      >
        {type.toUpperCase()}
      </LinkButton>
    ))}
  </Row>
);

const Acts = ({ order, cfdi }: { order: Order; cfdi: Cfdi }) => {
  const [retry, again] = useRetryInvoiceMutation();
  const [cancel, ending] = useCancelInvoiceMutation();
  const [motive, setMotive] = useState<OwnCancelMotive | ''>('');
  const dispatch = useAppDispatch();
  const orderId = order.id;
  const error = again.error ?? ending.error;
  const isWaiting = cfdi.status !== 'stamped' || cfdi.credits?.some(({ uuid }) => !uuid);
  const end = async () => {
    if (motive === '') return;
    const { data } = await cancel({ orderId, motive });
    if (data) dispatch(showToast({ title: 'Factura cancelada', description: `Pedido ${order.number}` }));
  };
  if (cfdi.isGlobal) return null;
  return (
    <Stack gap={3}>
      {isWaiting && !cfdi.isByHand && (
        <Button size="sm" variant="secondary" busy={again.isLoading} onClick={() => void retry({ orderId })}>
          Timbrar otra vez
        </Button>
      )}
      {cfdi.status !== 'asked' && (
        <Row gap={2} css={{ alignItems: 'flex-end' }}>
          <SelectField
            label="Cancelar la factura porque"
            value={motive}
            onChange={({ target }) => setMotive(target.value as OwnCancelMotive)}
          >
            <option value="">Elige el motivo</option>
            {(Object.keys(CANCEL_MOTIVES) as OwnCancelMotive[]).map((code) => (
              <option key={code} value={code}>
                {code} {CANCEL_MOTIVES[code]}
              </option>
            ))}
          </SelectField>
          <Button
            size="sm"
            variant="secondary"
            disabled={motive === ''}
            busy={ending.isLoading}
            onClick={() => void end()}
          >
            Cancelar factura
          </Button>
        </Row>
      )}
      {error && <Alert>{messageOf(error, FAILED).es}</Alert>}
    </Stack>
  );
};

/** A requested invoice that the shop does not issue: the owner makes it elsewhere and confirms it here. */
export const MarkInvoiced = ({ orderId }: { orderId: string }) => {
  const [mark, { isLoading, error }] = useMarkInvoicedMutation();
  const [uuid, setUuid] = useState('');
  return (
    <Stack gap={2} css={{ alignItems: 'flex-start' }}>
      <TextField
        label="Folio fiscal"
        value={uuid}
        onChange={({ target }) => setUuid(target.value)}
        autoCapitalize="characters"
        optional
      />
      <Button
        size="sm"
        variant="secondary"
        busy={isLoading}
        onClick={() => void mark({ orderId, uuid: uuid.trim() })}
      >
        Marcar como timbrada
      </Button>
      {error && <Alert>{messageOf(error, FAILED).es}</Alert>}
    </Stack>
  );
};
