import type { Order } from '@shop/contracts/order';
import { Alert, Button, css, Heading, Icon, Row, Skeleton, Stack, Text, theme } from '@shop/ui';
import { Dialog } from '@shop/ui/overlays';
import { type ReactNode, useId, useState } from 'react';
import { IfAllowed } from '../auth/may.tsx';
import { AdditionLink } from './addition/addition-link.tsx';
import { DetailBuyer, DetailDelivery } from './detail-buyer.tsx';
import { DetailFoot } from './detail-foot.tsx';
import { DetailInvoice } from './detail-invoice.tsx';
import { DetailLines } from './detail-lines.tsx';
import { DoNotShip } from './do-not-ship.tsx';
import { OrderLabel } from './label/order-label.tsx';
import { PayLink } from './manual/pay-link.tsx';
import { OrderHistoryList } from './order-history.tsx';
import { OrderNote } from './order-note.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { useListOrderItemsQuery } from './orders.api.ts';
import type { Neighbour } from './use-neighbours.ts';

const { media, space } = theme;

// Products and history on the left, buyer and delivery on the right; in one column on narrow screens.
const columns = css({
  flexGrow: 1,
  display: 'grid',
  alignContent: 'start',
  gap: space(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.lg]: {
    gridTemplateColumns: 'minmax(0, 1fr) 21rem',
    gridTemplateRows: 'auto 1fr',
    columnGap: space(8),
  },
});
const side = css({ [media.lg]: { gridArea: '1 / 2 / 3 / 3' } });
const heading = css({ justifyContent: 'space-between', marginBottom: space(2) });
/** On a phone only the arrow is visible. */
const arrow = css({ [media.belowMd]: { fontSize: 0, gap: 0 } });

const onPhones = css({ [media.md]: { display: 'none' } });
const folded = css({ [media.belowMd]: { display: 'none' } });

type Props = {
  order: Order;
  onClose: () => void;
  /** The previous and next orders in the list. */
  steps?: { previous?: Neighbour; next?: Neighbour };
  onStep?: (to: NonNullable<Neighbour>) => void;
};

/** Lines, history, customer, shipping and payment of an order; the lines load only when it opens (AD31, AD33). */
export const DetailDialog = ({ order, onClose, steps, onStep }: Props) => (
  <Dialog wide="columns" onClose={onClose} title={`Pedido ${order.number}`}>
    <Stack gap={4}>
      <DoNotShip order={order} />
      <div css={columns}>
        <Part title="Productos" beside={steps && onStep && <Steps {...steps} onStep={onStep} />}>
          <Lines order={order} />
        </Part>
        <Stack gap={4} css={side}>
          <DetailBuyer order={order} />
          <DetailDelivery order={order} />
          <OrderLabel order={order} />
          <Part title="Pago">
            <PayLink order={order} />
            <AdditionLink order={order} />
            <OrderRefunds order={order} />
          </Part>
          <DetailInvoice order={order} />
        </Stack>
        <History key={order.id} orderId={order.id} />
      </div>
      <DetailFoot key={order.id} order={order} />
    </Stack>
  </Dialog>
);

type PartProps = { title: string; beside?: ReactNode; children: ReactNode };

const Part = ({ title, beside, children }: PartProps) => (
  <section>
    <Row css={heading}>
      <Heading level={3} look="small">
        {title}
      </Heading>
      {beside}
    </Row>
    {children}
  </section>
);

/** On a phone it is folded, so that all actions on the order are visible at once. */
const History = ({ orderId }: { orderId: string }) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Part
      title="Historial"
      beside={
        <Button
          size="sm"
          variant="ghost"
          css={onPhones}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Ocultar' : 'Ver historial y notas'}
        </Button>
      }
    >
      <Stack id={id} gap={4} css={!isOpen && folded}>
        <IfAllowed call="POST /api/orders/{orderId}/notes">
          <OrderNote orderId={orderId} />
        </IfAllowed>
        <OrderHistoryList orderId={orderId} />
      </Stack>
    </Part>
  );
};

const Lines = ({ order }: { order: Order }) => {
  const { data: items, isError, refetch } = useListOrderItemsQuery(order.id);
  if (isError) return <Alert onRetry={refetch}>No pudimos cargar los productos de este pedido.</Alert>;
  if (!items) return <Skeleton height={120} radius={16} />;
  if (items.length === 0) return <Text tone="soft">No hay productos en este pedido.</Text>;
  return <DetailLines order={order} items={items} />;
};

type StepsProps = NonNullable<Props['steps']> & { onStep: NonNullable<Props['onStep']> };

const Steps = ({ previous, next, onStep }: StepsProps) => (
  <Row gap={2}>
    <Button
      size="sm"
      variant="secondary"
      css={arrow}
      disabled={!previous}
      icon={<Icon name="chevronLeft" size={16} />}
      onClick={() => previous && onStep(previous)}
    >
      Anterior
    </Button>
    <Button
      size="sm"
      variant="secondary"
      css={arrow}
      disabled={!next}
      icon={<Icon name="chevronRight" size={16} />}
      onClick={() => next && onStep(next)}
    >
      Siguiente
    </Button>
  </Row>
);
