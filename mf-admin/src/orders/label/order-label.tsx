import { onDemand } from '@shop/app-kit';
import type { Label, LabelDesk } from '@shop/contracts/label';
import type { Order } from '@shop/contracts/order';
import { MOST_GRAMS } from '@shop/contracts/parcel';
import { Alert, Badge, Button, Heading, Icon, Row, Stack, Text } from '@shop/ui';
import { useState } from 'react';
import { IfAllowed } from '../../auth/may.tsx';
import { isPaid } from '../shipping/shippable.ts';
import { BoughtLabel } from './bought-label.tsx';
import { useGetLabelDeskQuery } from './label.api.ts';
import { UnknownLabel } from './unknown-label.tsx';

const LabelWindow = onDemand(() =>
  import(/* webpackChunkName: "p-order-label" */ './label-window.tsx').then((m) => m.LabelWindow),
);
const mayBuy = (order: Order) =>
  (order.status === 'pending' || order.status === 'processing') && isPaid(order) && !order.doNotShip;

type Props = { order: Order; onBought?: (label: Label) => void };

/** The label of an order's parcel, or the button that buys it; nothing when the shop has no account for labels. */
export const OrderLabel = (props: Props) => (
  <IfAllowed call="POST /api/orders/{orderId}/label">
    <LabelOf {...props} />
  </IfAllowed>
);

const LabelOf = ({ order, onBought }: Props) => {
  const { data } = useGetLabelDeskQuery(order.id, { refetchOnMountOrArgChange: true });
  const [quotes, setQuotes] = useState(false);
  const isLive = data?.label?.status === 'bought' || data?.label?.status === 'buying';
  const isUnknown = data?.label?.status === 'buying';
  // Without an account the purchase's state cannot be asked for, so a person has to enter it.
  if (!data || (!data.account && !isUnknown) || (!isLive && !mayBuy(order))) return null;
  const account = data.account?.label ?? 'La cuenta de guías';
  return (
    <section aria-label="Guía">
      <Stack gap={3}>
        <Row gap={2}>
          <Heading level={3} look="small">
            Guía
          </Heading>
          <Badge tone="neutral">beta</Badge>
          {data.account?.isTest && <Badge tone="yellow">de prueba</Badge>}
        </Row>
        {data.label && isUnknown && <UnknownLabel order={order} label={data.label} account={account} />}
        {data.label?.status === 'bought' && (
          <BoughtLabel
            orderId={order.id}
            label={data.label}
            account={account}
            hasOldAddress={data.hasOldAddress ?? false}
            isSending={onBought !== undefined}
            onReplace={mayBuy(order) ? () => setQuotes(true) : undefined}
          />
        )}
        {!isLive && <Offer desk={data} onQuote={() => setQuotes(true)} />}
      </Stack>
      {quotes && (
        <LabelWindow order={order} desk={data} onClose={() => setQuotes(false)} onBought={onBought} />
      )}
    </section>
  );
};

const kilosOf = (grams: number): string => String(Math.round(grams / 100) / 10);

const Offer = ({ desk, onQuote }: { desk: LabelDesk; onQuote: () => void }) => (
  <>
    {desk.label?.status === 'failed' && <Alert tone="warning">{desk.label.reason}</Alert>}
    {desk.label?.status === 'cancelled' && (
      <Text size="sm" tone="soft">
        Cancelaste la guía {desk.label.number} de {desk.label.name}.
      </Text>
    )}
    {desk.problems.map((problem) => (
      <Text key={problem} size="sm" tone="soft">
        {problem}
      </Text>
    ))}
    {desk.problems.length === 0 && desk.parcel.grams > MOST_GRAMS && (
      <Alert tone="warning" title={`Este pedido pesa unos ${kilosOf(desk.parcel.grams)} kg`}>
        Las paqueterías llevan hasta {kilosOf(MOST_GRAMS)} kg por paquete. Repártelo en varios: aquí cotizas
        uno con su peso, y las otras guías las compras en tu panel de {desk.account?.label}.
      </Alert>
    )}
    {desk.problems.length === 0 && (
      <div>
        <Button size="sm" variant="secondary" icon={<Icon name="truck" size={16} />} onClick={onQuote}>
          Cotizar guía
        </Button>
      </div>
    )}
  </>
);
