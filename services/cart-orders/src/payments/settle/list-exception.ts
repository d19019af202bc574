import type { PaymentExceptionKind } from '@shop/contracts/payment-exception';
import type { Log } from '@shop/service-kit/log';
import { normalizeEmail } from '../../orders/customer/customer-id.ts';
import { isRefused } from '../../orders/order/payment.rank.ts';
import type { PaymentExceptionStore } from '../exceptions/payment-exception.store.ts';
import { dueCentsOf } from '../../shopping/pricing/kept-quote.ts';
import type { ProviderPayment } from '../provider/payment.port.ts';
import type { SettleCase } from './case.ts';
import type { SettleResult } from './settle-result.ts';

export type ListDeps = { exceptions: PaymentExceptionStore; log: Log };

type Listed = Pick<
  ProviderPayment,
  'id' | 'status' | 'amountCents' | 'currency' | 'payerName' | 'payerEmail'
>;

/** Lists a checkout's payment that needs a person. */
export async function listCase(
  deps: ListDeps,
  { payment, checkout }: Pick<SettleCase, 'checkout'> & { payment: Listed },
  kind: PaymentExceptionKind,
  { orderId, ...more }: Omit<About, 'orderId'> & { orderId?: string | undefined } = {},
): Promise<SettleResult> {
  const about = { ...more, checkoutId: checkout._id, expectedCents: dueCentsOf(checkout) };
  await listException(deps, payment, kind, { ...about, ...(orderId ? { orderId } : {}) });
  return { kind: 'review', checkoutId: checkout._id, cartId: checkout.cartId };
}

export type About = {
  checkoutId?: string;
  expectedCents?: number;
  orderId?: string;
  /** What is awaited, and until when; `untilAtMost` when the provider gives no date. */
  detail?: string;
  until?: Date;
  untilAtMost?: Date;
};

export async function listException(
  deps: ListDeps,
  payment: Listed,
  kind: PaymentExceptionKind,
  about: About = {},
): Promise<SettleResult> {
  // A refused payment moved no money, so there is nothing to look at.
  if (isRefused(payment.status)) return { kind: 'review' };
  const { id: paymentId, status: paymentStatus, amountCents, currency } = payment;
  const isListed = await deps.exceptions.follow(
    paymentId,
    paymentStatus,
    paymentStatus === 'refunded' ? {} : { still: kind },
  );
  // Everything was refunded: the earlier entry is closed, and there is nothing new to decide.
  if (isListed && paymentStatus === 'refunded') return { kind: 'review' };
  const isNew = await deps.exceptions.add({
    paymentId,
    kind,
    paymentStatus,
    amountCents,
    currency,
    ...(about.checkoutId ? {} : payerOf(payment)),
    ...about,
  });
  if (isNew) deps.log.warn({ paymentId, kind, ...about }, 'a payment needs a person');
  return { kind: 'review' };
}

/** The payer of a payment without a checkout: no other record names them. */
const payerOf = ({ payerName, payerEmail = '' }: Listed) =>
  payerName || payerEmail
    ? { payer: { email: normalizeEmail(payerEmail), ...(payerName && { name: payerName }) } }
    : {};
