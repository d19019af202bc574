import { PROVIDER_LABEL } from '@shop/contracts/payment-browsers';
import type { Order, StopReason } from '@shop/contracts/order';
import { Alert } from '@shop/ui';

/** A large warning, wherever the order could be shipped. */
export const DoNotShip = ({ order: { doNotShip, stopReason, status } }: { order: Order }) => {
  if (!doNotShip) return null;
  const { why, todo } = WHY[stopReason as StopReason] ?? WHY.fraud;
  return (
    <Alert title="NO ENVIAR">
      {why}{' '}
      {status === 'completed' ? 'Ya salió: pide a la paquetería que lo detenga, si todavía se puede.' : todo}
    </Alert>
  );
};

const WHY: Record<StopReason, { why: string; todo: string }> = {
  fraud: {
    why: `${PROVIDER_LABEL} avisó que este pago puede ser un fraude y pide no entregar el pedido.`,
    todo: 'Lo seguro es cancelarlo y devolver el dinero.',
  },
  claim: {
    why: 'Quien pagó abrió un reclamo.',
    todo: 'Respóndelo en «Pagos por revisar» antes de enviar.',
  },
  chargeback: {
    why: 'El banco retiró el dinero de este pago.',
    todo: 'En «Pagos por revisar» dice qué presentar y hasta cuándo.',
  },
};
