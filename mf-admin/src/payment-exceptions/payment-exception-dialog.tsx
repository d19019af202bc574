import { isOwnPayment } from '@shop/contracts/own-pay-names';
import { PROVIDER_LABEL } from '@shop/contracts/payment-browsers';
import type { PaymentException } from '@shop/contracts/payment-exception';
import { Alert, Button, LinkButton, Stack, Text } from '@shop/ui';
import { Dialog, DialogActions } from '@shop/ui/overlays';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IfAllowed } from '../auth/may.tsx';
import { Facts } from '../list/facts.tsx';
import { formatMoment } from '../list/moment.tsx';
import { ReplyLinks } from '../orders/reply-links.tsx';
import { PaymentBadge } from '../orders/status-badge.tsx';
import { RefundDialog } from '../refunds/refund-dialog.tsx';
import { RefundList } from '../refunds/refund-list.tsx';
import { money } from './money.ts';
import { ResolveDialog } from './resolve-dialog.tsx';
import { paymentExceptionText } from './payment-exception-texts.ts';
import { useRefundPaymentExceptionMutation } from './payment-exceptions.api.ts';

type Props = { exception: PaymentException; onClose: () => void };

/** One payment that needs a person: what happened, what to do, and the buttons to do it. */
export const PaymentExceptionDialog = ({ exception, onClose }: Props) => {
  const [asking, setAsking] = useState<'refund' | 'resolve' | ''>('');
  const { title, what, todo } = paymentExceptionText(exception);
  const isOpen = exception.status === 'open';
  return (
    <Dialog wide onClose={onClose} title={title} description={what}>
      <Stack gap={6}>
        {isOpen ? (
          <Alert tone="info" title={exception.refundAt ? 'Se reembolsa solo' : 'Qué hacer'}>
            {exception.refundAt ? returning(exception.refundAt) : todo}
          </Alert>
        ) : (
          <Resolution exception={exception} />
        )}
        <Facts facts={factsOf(exception)} />
        {exception.buyer && <ReplyLinks buyer={exception.buyer} about={aboutOf(exception)} />}
        {exception.refunds.refunds.length > 0 && <RefundList overview={exception.refunds} />}
      </Stack>
      <DialogActions>
        {exception.orderNumber && <OrderLink exception={exception} />}
        {isOpen && (
          <IfAllowed call="POST /api/admin/reviews/{id}/resolve">
            <Button variant="secondary" onClick={() => setAsking('resolve')}>
              Marcar como resuelto
            </Button>
          </IfAllowed>
        )}
        {exception.refunds.left > 0 && (
          <IfAllowed call="POST /api/admin/reviews/{id}/refunds">
            <Button onClick={() => setAsking('refund')}>Reembolsar</Button>
          </IfAllowed>
        )}
      </DialogActions>
      {asking === 'refund' && <Refund exception={exception} onClose={() => setAsking('')} onDone={onClose} />}
      {asking === 'resolve' && (
        <ResolveDialog exception={exception} onClose={() => setAsking('')} onDone={onClose} />
      )}
    </Dialog>
  );
};

const factsOf = (exception: PaymentException): [string, ReactNode][] => {
  const { amount, expected, currency, paymentId, paymentStatus, createdAt, detail, until, buyer } = exception;
  return [
    ...(detail ? [[until ? 'Qué se espera' : 'Qué faltó', detail] as [string, ReactNode]] : []),
    ...(until ? [['A más tardar', formatMoment(until)] as [string, ReactNode]] : []),
    ...(buyer ? [['Quién pagó', whoIs(buyer)] as [string, ReactNode]] : []),
    [isOwnPayment(paymentId) ? 'Pago a tu cuenta' : `Pago en ${PROVIDER_LABEL}`, paymentId],
    ['Estado del pago', <PaymentBadge status={paymentStatus} />],
    ['Importe recibido', money(amount, currency)],
    ...(expected === undefined ? [] : [['Importe esperado', money(expected, 'MXN')] as [string, ReactNode]]),
    ['Desde', formatMoment(createdAt)],
  ];
};

const whoIs = ({ name, email, phone }: NonNullable<PaymentException['buyer']>) =>
  [name, email, phone].filter(Boolean).join('\n');

const aboutOf = ({ orderNumber, amount, currency }: PaymentException) =>
  orderNumber ? `tu pedido ${orderNumber}` : `tu pago de ${money(amount, currency)}`;

/** The grace period in which a person may decide otherwise. */
const returning = (at: string) =>
  `El dinero regresa al cliente el ${formatMoment(at)}, y se le avisa por correo. Si debe quedarse, márcalo como resuelto antes.`;

const Resolution = ({ exception: { resolvedBy, resolvedAt, note } }: { exception: PaymentException }) => (
  <Alert tone="success" title="Resuelto">
    <span css={{ whiteSpace: 'pre-line' }}>{note}</span>
    {resolvedAt && (
      <Text size="xs">
        {formatMoment(resolvedAt)} · {resolvedBy}
      </Text>
    )}
  </Alert>
);

const OrderLink = ({ exception: { orderId, orderNumber } }: { exception: PaymentException }) => (
  <LinkButton
    as={Link}
    to={`/admin/orders?${new URLSearchParams({ q: orderNumber ?? '', ventana: `details.${orderId}` })}`}
    variant="ghost"
  >
    Ver pedido {orderNumber}
  </LinkButton>
);

const Refund = ({ exception, onClose, onDone }: Props & { onDone: () => void }) => {
  const [refund] = useRefundPaymentExceptionMutation();
  return (
    <RefundDialog
      about={`Pago ${exception.paymentId}`}
      isByHand={isOwnPayment(exception.paymentId)}
      left={exception.refunds.left}
      send={async (request) => {
        const answer = await refund({ id: exception.id, ...request });
        if (answer.error) return { error: answer.error };
        return { status: answer.data.refunds.refunds.at(-1)?.status ?? 'requested' };
      }}
      onClose={onClose}
      onDone={onDone}
    />
  );
};
