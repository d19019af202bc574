import { PROVIDER_LABEL } from '@shop/contracts/payment-browsers';
import { showToast, statusOf, useAppDispatch } from '@shop/app-kit';
import { orderStatusConflict, type Order, type OrderStatus } from '@shop/contracts/order';
import type { Tracking } from '@shop/contracts/tracking';
import { useState } from 'react';
import { refundFailure, type Failure } from '../refunds/refund-failure.ts';
import { requestOf } from '../refunds/request-of.ts';
import { reportFailure } from '../report-failure.ts';
import { useChangeOrderStatusMutation, useRefundOrderMutation } from './orders.api.ts';

const FAILED = 'No se pudo actualizar el estado del pedido. Inténtalo de nuevo.';
const TITLE = 'Estado actualizado';
const DONE = 'El estado del pedido ha sido actualizado correctamente.';
const AND_REFUNDED = {
  done: 'El pedido se canceló y el dinero regresa al cliente.',
  requested: `El pedido se canceló. ${PROVIDER_LABEL} aún no confirma el reembolso: terminará solo.`,
  failed: DONE,
};

type Extra = { refunds: boolean; tracking: Tracking | undefined; lots: string[] | undefined };

/** Changes an order's status, after a refund of the rest when it is chosen: a failed refund leaves the status. */
export const useStatusChange = (order: Order, onDone: () => void) => {
  const dispatch = useAppDispatch();
  const [failure, setFailure] = useState<Failure>();
  const [unpaid, setUnpaid] = useState('');
  const [refund, refunding] = useRefundOrderMutation();
  const [change, changing] = useChangeOrderStatusMutation();

  const save = async (status: OrderStatus, { refunds, tracking, lots }: Extra) => {
    setFailure(undefined);
    const confirmUnpaid = status === 'completed' && unpaid !== '';
    const request = requestOf('cancel', order.id);
    const sent = refunds ? await refund({ orderId: order.id, requestId: request.id }) : undefined;
    if (sent?.error) {
      request.answered(sent.error);
      return setFailure(refundFailure(sent.error));
    }
    const answer = await change({
      orderId: order.id,
      status,
      ...(confirmUnpaid && { confirmUnpaid }),
      ...(tracking && { tracking }),
      ...(lots && { lots }),
    });
    const question = unpaidOf(answer.error);
    if (question) return setUnpaid(question);
    if (answer.error) return void dispatch(reportFailure(answer.error, FAILED));
    request.answered(undefined);
    const description = sent ? AND_REFUNDED[sent.data.refund.status] : DONE;
    dispatch(showToast({ title: TITLE, description }));
    onDone();
  };
  return { save, failure, unpaid, busy: refunding.isLoading || changing.isLoading };
};

/** The service's question when the order is not paid. */
const unpaidOf = (error: unknown): string => {
  const conflict = orderStatusConflict.safeParse((error as { data?: unknown } | undefined)?.data);
  return statusOf(error) === 409 && conflict.success ? conflict.data.message : '';
};
