import type { PaymentPort } from '../provider/payment-desk.ts';
import type { PaymentRow } from '../settle/payment.store.ts';
import type { RefundStore } from './refund.store.ts';

export type NoteMadeDeps = {
  provider: Pick<PaymentPort, 'findRefunds' | 'labelOf'>;
  refunds: Pick<RefundStore, 'ofPayments' | 'observe' | 'noteMade'>;
};

/**
 * Notes refunds made on the provider's own pages in the payment's ledger, like the shop's own, with their dates.
 * @throws ProviderError when the provider does not answer; calling again later is safe
 */
export async function noteMadeRefunds(
  { provider, refunds }: NoteMadeDeps,
  { _id, refundedCents }: PaymentRow,
  name: string,
): Promise<void> {
  if (refundedCents === 0) return;
  const [ledger] = await refunds.ofPayments([_id]);
  const done = (ledger?.refunds ?? []).filter(({ status }) => status === 'done');
  if (done.reduce((sum, { amountCents }) => sum + amountCents, 0) >= refundedCents) return;
  const made = await provider.findRefunds(_id);
  await refunds.observe(_id, refundedCents, name);
  for (const refund of made) await refunds.noteMade(_id, refund, provider.labelOf(_id));
}
