import { formatLongDate } from '@shop/app-kit';
import type { Order } from '@shop/contracts/order';
import { Button, Cell, Price, Row, Table, TableRow, Text } from '@shop/ui';
import type { ReactNode } from 'react';
import { PaymentBadge, StatusBadge } from './status-badge.tsx';

const COLUMNS = ['ID', 'Cliente', 'Total', 'Fecha', 'Estado', 'Acciones'];

type Props = {
  orders: Order[];
  /** Stands in the table instead of rows: loading, error or empty. */
  message?: ReactNode;
  onDetails: (order: Order) => void;
  onStatus: (order: Order) => void;
};

/** The orders, newest first (AD29, AD30). */
export const OrdersTable = ({ orders, message, onDetails, onStatus }: Props) => (
  <Table caption="Pedidos" columns={COLUMNS}>
    {message && (
      <TableRow>
        <Cell colSpan={COLUMNS.length}>{message}</Cell>
      </TableRow>
    )}
    {orders.map((order) => (
      <TableRow key={order.id}>
        <Cell label="ID" title={order.id}>
          {order.number}
        </Cell>
        <Cell label="Cliente">
          <div>
            <strong>{order.customerName ?? 'Sin nombre'}</strong>
            <Text as="div" size="xs" tone="soft">
              {order.customerEmail}
            </Text>
          </div>
        </Cell>
        <Cell label="Total">
          <Price amount={order.totalAmount} size="sm" />
        </Cell>
        <Cell label="Fecha">{formatLongDate(order.createdAt)}</Cell>
        <Cell label="Estado">
          <Row gap={1}>
            <StatusBadge status={order.status} />
            <PaymentBadge status={order.paymentStatus} />
          </Row>
        </Cell>
        <Cell label="Acciones">
          <Row gap={2} css={{ flexWrap: 'nowrap' }}>
            <Button
              size="sm"
              variant="secondary"
              onClick={() => onDetails(order)}
              aria-label={`Detalles de ${order.number}`}
            >
              Detalles
            </Button>
            <Button
              size="sm"
              variant="ghost"
              onClick={() => onStatus(order)}
              aria-label={`Estado de ${order.number}`}
            >
              Estado
            </Button>
          </Row>
        </Cell>
      </TableRow>
    ))}
  </Table>
);
