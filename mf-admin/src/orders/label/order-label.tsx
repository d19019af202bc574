import { part } from '@shop/app-kit';
import type { Label, LabelDesk } from '@shop/contracts/label';
import type { Order } from '@shop/contracts/order';
import { Alert, Badge, Button, Heading, Icon, Row, Stack, Text } from '@shop/ui';
import { useState } from 'react';
import { May } from '../../auth/may.tsx';
import { isPaid } from '../shipping/shippable.ts';
import { BoughtLabel } from './bought-label.tsx';
import { useGetLabelDeskQuery } from './label.api.ts';

const LabelWindow = part(() =>
  import(/* webpackChunkName: "p-order-label" */ './label-window.tsx').then((m) => m.LabelWindow),
);
const mayBuy = (order: Order) =>
  (order.status === 'pending' || order.status === 'processing') && isPaid(order) && !order.doNotShip;

type Props = { order: Order; onBought?: (label: Label) => void };

/** The label of an order's parcel, and the way to buy it; nothing where the shop has no account for labels. */
export const OrderLabel = (props: Props) => (
  <May call="POST /api/orders/{orderId}/label">
    <LabelOf {...props} />
  </May>
);

const LabelOf = ({ order, onBought }: Props) => {
  const { data } = useGetLabelDeskQuery(order.id, { refetchOnMountOrArgChange: true });
  const [quotes, setQuotes] = useState(false);
  const isLive = data?.label?.status === 'bought' || data?.label?.status === 'buying';
  if (!data?.account || (!isLive && !mayBuy(order))) return null;
  return (
    <section aria-label="Guía">
      <Stack gap={3}>
        <Row gap={2}>
          <Heading level={3} look="small">
            Guía
          </Heading>
          <Badge tone="neutral">beta</Badge>
          {data.account.isTest && <Badge tone="yellow">de prueba</Badge>}
        </Row>
        {data.label && isLive ? (
          <BoughtLabel
            order={order}
            label={data.label}
            account={data.account.label}
            isSending={onBought !== undefined}
          />
        ) : (
          <Offer desk={data} onQuote={() => setQuotes(true)} />
        )}
      </Stack>
      {quotes && (
        <LabelWindow order={order} desk={data} onClose={() => setQuotes(false)} onBought={onBought} />
      )}
    </section>
  );
};

const Offer = ({ desk, onQuote }: { desk: LabelDesk; onQuote: () => void }) => (
  <>
    {desk.label?.status === 'failed' && <Alert tone="warning">{desk.label.reason}</Alert>}
    {desk.label?.status === 'cancelled' && (
      <Text size="sm" tone="soft">
        Cancelaste la guía {desk.label.number} de {desk.label.name}.
      </Text>
    )}
    {desk.problems.map((problem) => (
      <Alert key={problem} tone="info">
        {problem}
      </Alert>
    ))}
    {desk.problems.length === 0 && (
      <div>
        <Button size="sm" variant="secondary" icon={<Icon name="truck" size={16} />} onClick={onQuote}>
          Cotizar guía
        </Button>
      </div>
    )}
  </>
);
