import { formatPesos, onDemand } from '@shop/app-kit';
import { lessPesos } from '@shop/contracts/money';
import type { Order } from '@shop/contracts/order';
import { isOwnChoice, PAY_CHOICES } from '@shop/contracts/pay-kinds';
import type { OwnPayment as Awaited } from '@shop/contracts/own-pay';
import { Alert, Button, Skeleton, Stack } from '@shop/ui';
import { useState } from 'react';
import { IfAllowed } from '../../auth/may.tsx';
import { Facts } from '../../list/facts.tsx';
import { formatMoment } from '../../list/moment.tsx';
import { useGetOwnPaymentQuery } from './own-payment.api.ts';

const MarkDialog = onDemand(() =>
  import(/* webpackChunkName: "p-mark-paid" */ './mark-dialog.tsx').then((m) => m.MarkDialog),
);

/** The amount still due for an order that is paid directly to the shop, and the button that confirms it. */
export const OwnPayment = ({ order }: { order: Order }) => {
  const { data, isError, refetch } = useGetOwnPaymentQuery(order.id, { refetchOnMountOrArgChange: true });
  const [isMarking, setMarking] = useState(false);
  if (isError) return <Alert onRetry={refetch}>No pudimos cargar lo que falta por pagar.</Alert>;
  if (!data) return <Skeleton height={96} radius={16} />;
  const left = lessPesos(data.due, data.received);
  if (left <= 0) return null;
  const isCancelled = order.status === 'cancelled';
  return (
    <Alert
      tone={data.isOver ? 'warning' : 'info'}
      title={isCancelled ? 'Se canceló sin su pago' : titleOf(data, left)}
    >
      <Stack gap={3}>
        <Facts facts={[...factsOf(data), ...(isCancelled ? [] : [termOf(data)])]} />
        <IfAllowed call="POST /api/orders/{orderId}/own-payment">
          <div>
            <Button size="sm" onClick={() => setMarking(true)}>
              Marcar como pagado
            </Button>
          </div>
        </IfAllowed>
      </Stack>
      {isMarking && <MarkDialog order={order} awaited={data} left={left} onClose={() => setMarking(false)} />}
    </Alert>
  );
};

const titleOf = ({ isOver, received }: Awaited, left: number): string => {
  if (isOver) return 'El plazo terminó sin su pago';
  return received > 0 ? `Faltan ${formatPesos(left)}` : 'Falta el pago';
};

const factsOf = ({ way, reference, received }: Awaited): [string, string][] => [
  ['Cómo paga', isOwnChoice(way) ? PAY_CHOICES[way] : way],
  ...(reference ? [['Referencia', reference] as [string, string]] : []),
  ...(received > 0 ? [['Llegó', formatPesos(received)] as [string, string]] : []),
];

const termOf = ({ payBefore, isOver }: Awaited): [string, string] => [
  isOver ? 'Terminó' : 'Hasta',
  formatMoment(payBefore),
];
