import { Alert, css, Say } from '@shop/ui';
import type { Order } from '@shop/contracts/order';
import { MY_ORDERS } from '@shop/contracts/pages';
import { Link } from 'react-router-dom';
import { isRefused, isWaiting } from './order-state.ts';

const again = css({ display: 'flex', alignItems: 'center', width: 'fit-content', minHeight: 44 });

/** An order opened without the mail's link shows little: tells its buyer how to see all of it. */
export const NotYours = ({ order }: { order: Order }) => {
  const toPay = order.status === 'pending' && (isRefused(order) || isWaiting(order));
  return (
    <Alert tone="info" title="¿Es tu pedido? Ábrelo desde el enlace de tu correo">
      {toPay
        ? 'Con ese enlace ves tus datos y cómo pagarlo. Aquí sólo mostramos lo que no es personal.'
        : 'Con ese enlace ves tus datos y tu envío. Aquí sólo mostramos lo que no es personal.'}
      <Link to={MY_ORDERS.path} css={again}>
        <Say>Mándame el enlace otra vez</Say>
      </Link>
    </Alert>
  );
};
