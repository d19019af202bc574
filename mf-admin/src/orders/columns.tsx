import type { Order } from '@shop/contracts/order';
import { isFetched } from '@shop/contracts/is-fetched';
import { Badge, Button, css, Icon, Price, Row, theme } from '@shop/ui';
import { IfAllowed } from '../auth/may.tsx';
import { AdminIcon } from '../layout/admin-icon.tsx';
import type { Column } from '../list/columns.tsx';
import { counted } from '../list/counted.ts';
import { Age, Moment } from '../list/moment.tsx';
import { SelectBox } from '../list/select-box.tsx';
import { Small, tight } from '../list/cells.tsx';
import { isShippable, mayArrive } from './shipping/shippable.ts';
import { OrderBadge, paymentLabel } from './status-badge.tsx';

const cut = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const client = css({
  maxWidth: '13rem',
  '& strong': cut,
  [theme.media.md]: { minWidth: '9rem' },
  // The whole table fits beside the menu; on wider screens the name gets the room.
  '@media (min-width: 48em) and (max-width: 89.99em)': { maxWidth: '9rem' },
  [tight]: { minWidth: '7.25rem', maxWidth: '7.25rem' },
  '@media (min-width: 100em)': { maxWidth: '26rem' },
  // The price stands beside it.
  [theme.media.belowMd]: { maxWidth: 'min(13rem, 100vw - 13.5rem)' },
});
// What stops a parcel stands before the words, of which a laptop sees the beginning.
const line = css({
  '& > span': { marginRight: theme.space(1), verticalAlign: 'middle' },
  [theme.media.md]: { ...cut, '& > span': { padding: '0 6px', marginRight: theme.space(1) } },
});
// Side by side on phones.
const state = css({
  [theme.media.belowMd]: { display: 'flex', alignItems: 'center', gap: theme.space(2) },
  [tight]: { '& > span': { padding: '0 6px', whiteSpace: 'normal' } },
});
const total = css({ [tight]: { fontSize: '0.875rem' } });

const number = css({ display: 'inline-flex', alignItems: 'center', whiteSpace: 'nowrap' });
// On phones the card shows the order's age, and the details show its date.
const onDesk = css({ [theme.media.belowMd]: { display: 'none' } });
const actions = css({
  justifyContent: 'flex-end',
  [theme.media.md]: { flexWrap: 'nowrap' },
  '& button': { paddingInline: theme.space(2) },
  'button > svg': { display: 'none' },
  // The buttons are only icons at this width.
  [tight]: {
    '&&': { gap: 0 },
    '& button': { width: 44, padding: 0, gap: 0, fontSize: 0 },
    'button > svg': { display: 'block' },
  },
});
// On phones the button of the next step is below all others.
const both = css(actions, {
  [theme.media.belowMd]: {
    display: 'contents',
    '& > div': { order: 1 },
  },
});
// As wide as the widest button, and always reserved: the others do not move when it disappears.
const next = css({
  [theme.media.md]: { flex: 'none', width: '5.5rem', '& > button': { width: '100%' } },
  [tight]: { width: 44 },
  [theme.media.belowMd]: {
    order: 4,
    marginLeft: 'auto',
    '&:empty': { display: 'none' },
    '& > button': { paddingInline: theme.space(1.5) },
  },
});

/** 'delivered' opens no window. */
export type OrderAction = 'details' | 'status' | 'ship' | 'delivered';

/** The specified columns in their order (AD29), with the buttons of a row (AD30). */
export const orderColumns = (onAction: (kind: OrderAction, order: Order) => void): Column<Order>[] => [
  {
    header: 'ID',
    cell: (order) => (
      <span title={order.id} css={number}>
        <SelectBox id={order.id} label={`Seleccionar ${order.number}`} isBare />
        {order.number}
      </span>
    ),
  },
  {
    header: 'Cliente',
    cell: (order) => (
      <div css={client} title={order.customerEmail ?? undefined}>
        <strong>{order.customerName ?? 'Sin nombre'}</strong>
        <Small css={line}>
          <Stops order={order} />
          {[order.shippingCity, piecesOf(order)].filter(Boolean).join(' · ')} <Marks order={order} />
        </Small>
      </div>
    ),
  },
  {
    sort: 'total',
    header: 'Total',
    cell: ({ totalAmount }) => <Price amount={totalAmount} size="sm" css={total} />,
  },
  {
    sort: 'createdAt',
    header: 'Fecha',
    cell: ({ createdAt }) => (
      <>
        <span css={onDesk}>
          <Moment at={createdAt} />
        </span>
        <Age at={createdAt} />
      </>
    ),
  },
  {
    header: 'Estado',
    cell: (order) => (
      <div css={state}>
        <OrderBadge order={order} />
        <Small>{paymentLabel(order.paymentStatus)}</Small>
      </div>
    ),
  },
  {
    header: 'Acciones',
    cell: (order) => <OrderActions order={order} onAction={onAction} />,
  },
];

const piecesOf = ({ pieces }: Order) => pieces && counted(pieces, 'pieza', 'piezas');

/** Why an order does not leave yet, in the line below its buyer. */
const Stops = ({ order }: { order: Order }) => (
  <>
    {order.doNotShip && <Badge tone="red">NO ENVIAR</Badge>}
    {order.needsAddress && <Badge tone="yellow">Falta dirección</Badge>}
  </>
);

/** What else must be known of it before it is touched. */
const Marks = ({ order }: { order: Order }) => (
  <>
    {order.gift && <Badge tone="petal">Regalo</Badge>}
    {order.delivery && <Badge tone={isFetched(order) ? 'blue' : 'neutral'}>{order.delivery.name}</Badge>}
  </>
);

type ActionsProps = { order: Order; onAction: (kind: OrderAction, order: Order) => void };

const OrderActions = ({ order, onAction }: ActionsProps) => (
  <Row gap={1} css={both}>
    <Row gap={1} css={actions}>
      <Button
        size="sm"
        variant="secondary"
        data-opens
        icon={<AdminIcon name="eye" size={20} />}
        onClick={() => onAction('details', order)}
        aria-label={`Detalles de ${order.number}`}
      >
        Detalles
      </Button>
      <IfAllowed call="PATCH /api/orders/{orderId}/status">
        <Button
          size="sm"
          variant="ghost"
          icon={<AdminIcon name="edit" size={20} />}
          onClick={() => onAction('status', order)}
          aria-label={`Estado de ${order.number}`}
        >
          Estado
        </Button>
      </IfAllowed>
    </Row>
    <span css={next}>
      <NextStep order={order} onAction={onAction} />
    </span>
  </Row>
);

/** The most common next step of an order: shipped, then delivered. */
const NextStep = ({ order, onAction }: ActionsProps) => {
  if (isShippable(order))
    return (
      <IfAllowed call="POST /api/orders/shipments">
        <Button
          size="sm"
          icon={<Icon name="truck" size={20} />}
          onClick={() => onAction('ship', order)}
          aria-label={`Enviar ${order.number}`}
        >
          Enviar
        </Button>
      </IfAllowed>
    );
  return mayArrive(order) ? (
    <IfAllowed call="PATCH /api/orders/delivered">
      <Button
        size="sm"
        variant="ghost"
        icon={<Icon name="check" size={20} />}
        onClick={() => onAction('delivered', order)}
        aria-label={`Marcar ${order.number} como entregado`}
      >
        Entregado
      </Button>
    </IfAllowed>
  ) : null;
};
