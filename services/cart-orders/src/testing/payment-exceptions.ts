import {
  paymentException,
  paymentExceptionList,
  type PaymentException,
} from '@shop/contracts/payment-exception';
import type { RunningShop } from './running-shop.ts';

/** A payment in the administrators' list, checked against the contract. */
export async function listed(
  shop: RunningShop,
  paymentId: string,
  status = 'open',
): Promise<PaymentException[]> {
  const answer = await (await shop.admin()).get(`/api/admin/reviews?status=${status}&pageSize=200`);
  return paymentExceptionList.parse(answer.body).filter((row) => row.paymentId === paymentId);
}

/** Calls an action of a payment exception. */
export async function act(
  shop: RunningShop,
  { id }: PaymentException,
  action: 'resolve' | 'refunds',
  body: object,
) {
  const answer = await (await shop.admin()).post(`/api/admin/reviews/${id}/${action}`, body);
  const parsed = paymentException.safeParse(answer.body);
  return { status: answer.status, body: answer.body as { message: string }, exception: parsed.data };
}
