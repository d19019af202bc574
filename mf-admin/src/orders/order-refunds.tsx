import { formatPesos, onDemand } from '@shop/app-kit';
import { isByHand } from '@shop/contracts/is-by-hand';
import type { Order } from '@shop/contracts/order';
import { isOwnPayment } from '@shop/contracts/own-pay-names';
import { leftToRefund } from '@shop/contracts/refund';
import { Alert, Button, Skeleton, Stack, Text } from '@shop/ui';
import { useState } from 'react';
import { IfAllowed } from '../auth/may.tsx';
import { RefundList } from '../refunds/refund-list.tsx';
import { OrderArrives } from './order-arrives.tsx';
import { OrderPayments } from './order-payments.tsx';
import { useGetOrderRefundsQuery, usePriceRefundMutation, useRefundOrderMutation } from './orders.api.ts';

const RefundDialog = onDemand(() =>
  import(/* webpackChunkName: "p-refund-dialog" */ '../refunds/refund-dialog.tsx').then(
    (m) => m.RefundDialog,
  ),
);
const OwnPayment = onDemand(() =>
  import(/* webpackChunkName: "p-own-payment" */ './own-payment/own-payment.tsx').then((m) => m.OwnPayment),
);
const BY_HAND: Record<string, string> = {
  cash: 'Se pagó en efectivo.',
  transfer: 'Se pagó por transferencia.',
};
const BY_YOU = 'Un reembolso lo das tú, y lo nuevo va en otro pedido.';
const UNPAID = ['pending', 'in_process', 'rejected', 'cancelled'];

const giftWords = (left: number): string =>
  left > 0
    ? `El cliente reclamó lo demás que pagó. Los ${formatPesos(left)} de su tarjeta de regalo no vuelven solos: devuélvelos sólo si de verdad se le deben, porque puede recuperar lo otro por su banco.`
    : 'El cliente reclamó lo demás que pagó, y lo de su tarjeta de regalo ya volvió a ella.';

/** What was paid and refunded, and the refund button; what is still due when the buyer pays the shop directly. */
export const OrderRefunds = ({ order }: { order: Order }) => {
  const isUnpaid = UNPAID.includes(order.paymentStatus);
  const { data, isError, refetch } = useGetOrderRefundsQuery(order.id, {
    refetchOnMountOrArgChange: true,
    skip: isUnpaid || isByHand(order),
  });
  const [asking, setAsking] = useState(false);
  const [refund] = useRefundOrderMutation();
  const [price] = usePriceRefundMutation();
  if (isByHand(order)) return <Text size="sm">{`${BY_HAND[order.manual!.payment]} ${BY_YOU}`}</Text>;
  if (isUnpaid && isOwnPayment(order.paymentIntentId ?? '')) return <OwnPayment order={order} />;
  if (isUnpaid) return <Text size="sm">Aún no hay un pago aprobado.</Text>;
  const unread = isError && <Alert onRetry={refetch}>No pudimos cargar los reembolsos de este pedido.</Alert>;
  // Earlier data stays: without it a refund's window would close while its result is unknown.
  if (!data) return unread || <Skeleton height={96} radius={16} />;
  const isDisputed = data.giftLeft !== undefined;
  const left = leftToRefund(data);
  return (
    <Stack gap={4}>
      {unread}
      <OrderPayments order={order} />
      <OrderArrives order={order} />
      <RefundList overview={data} />
      {data.giftLeft !== undefined && (
        <Alert tone="warning" title="Lo de la tarjeta de regalo lo decides tú">
          {giftWords(data.giftLeft)}
        </Alert>
      )}
      {left > 0 && (
        <IfAllowed call="POST /api/orders/{orderId}/refunds">
          <div>
            <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
              {isDisputed ? 'Devolver a la tarjeta de regalo' : 'Reembolsar'}
            </Button>
          </div>
        </IfAllowed>
      )}
      {asking && (
        <RefundDialog
          about={`Pedido ${order.number}`}
          isByHand={isOwnPayment(order.paymentIntentId ?? '')}
          left={left}
          shipping={isDisputed ? 0 : data.delivery}
          pieces={isDisputed ? [] : data.pieces}
          restocks={order.status !== 'completed'}
          askPrice={(lines) => price({ orderId: order.id, lines })}
          send={async (request) => {
            const answer = await refund({ orderId: order.id, ...request });
            return answer.error ? { error: answer.error } : { status: answer.data.refund.status };
          }}
          onClose={() => setAsking(false)}
          onDone={() => setAsking(false)}
        />
      )}
    </Stack>
  );
};
