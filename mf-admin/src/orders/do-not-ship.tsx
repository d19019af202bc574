import { PROVIDER_LABEL } from '@shop/contracts/payment-browsers';
import type { Order } from '@shop/contracts/order';
import { Alert } from '@shop/ui';

/** Large, wherever somebody could go on to send it. */
export const DoNotShip = ({ order: { doNotShip, status } }: { order: Order }) =>
  doNotShip ? (
    <Alert title="NO ENVIAR">
      {PROVIDER_LABEL} avisó que este pago puede ser un fraude y pide no entregar el pedido.{' '}
      {status === 'completed'
        ? 'Ya salió: pide a la paquetería que lo detenga, si todavía se puede.'
        : 'Lo seguro es cancelarlo y devolver el dinero.'}
    </Alert>
  ) : null;
