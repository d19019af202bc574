import type { Order } from '@shop/contracts/order';
import { isByMail } from '@shop/contracts/sold-gift-cards';
import { LinkButton, Row, theme, useShop } from '@shop/ui';
import { Link } from 'react-router-dom';
import { waysOn } from '../two-columns.ts';
import { OrderAgain } from './order-again.tsx';
import type { OrderRef } from './order.api.ts';
import { OrderHelp } from './order-help.tsx';
import { isOver, isPayable } from './order-state.ts';

/** The foot of the order's page: order again, continue shopping, or help. */
export const WhatNext = ({ order, orderRef }: { order: Order | undefined; orderRef: OrderRef }) => {
  const { notices } = useShop();
  const isSent = order?.status === 'completed' && isOver(order) && !isByMail(order);
  const isMain = isSent || (order && isPayable(order));
  return (
    <Row css={[waysOn, { marginTop: theme.space(10) }]}>
      {order && isOver(order) && !isByMail(order) && <OrderAgain orderRef={orderRef} isMain={isSent} />}
      <LinkButton as={Link} to="/menu" variant={isMain ? 'secondary' : 'primary'}>
        Seguir comprando
      </LinkButton>
      <LinkButton as={Link} to="/" variant="secondary">
        Volver al inicio
      </LinkButton>
      {notices?.news && (
        <LinkButton as={Link} to="/avisos?de=order" variant="secondary">
          Recibir novedades por correo
        </LinkButton>
      )}
      {order && <OrderHelp order={order} />}
    </Row>
  );
};
