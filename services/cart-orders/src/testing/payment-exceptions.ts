import { review, reviewList, type Review } from '@shop/contracts/review';
import type { RunningShop } from './running-shop.ts';

/** What the administrators' list says of a payment, checked against the contract. */
export async function listed(shop: RunningShop, paymentId: string, status = 'open'): Promise<Review[]> {
  const answer = await (await shop.admin()).get(`/api/admin/reviews?status=${status}&pageSize=200`);
  return reviewList.parse(answer.body).filter((row) => row.paymentId === paymentId);
}

/** Calls one of the actions of a payment exception. */
export async function act(shop: RunningShop, { id }: Review, action: 'resolve' | 'refunds', body: object) {
  const answer = await (await shop.admin()).post(`/api/admin/reviews/${id}/${action}`, body);
  const parsed = review.safeParse(answer.body);
  return { status: answer.status, body: answer.body as { message: string }, exception: parsed.data };
}
