import { pageOf } from '../../shopping/checkout/checkout.model.ts';
import type { BrandedEmail } from '@shop/mail/email';
import type { MailStore } from '@shop/mail/mail.store';
import type { OrderLinks } from '../../orders/order/order-links.ts';
import type { OrderStore } from '../../orders/order/order.store.ts';
import type { CheckoutStore } from '../../shopping/checkout/checkout.store.ts';
import type { SettingsClient } from '../../shopping/settings/settings.client.ts';
import type { RefundStore } from '../refund/refund.store.ts';
import type { PaymentStore } from '../settle/payment.store.ts';
import type { PaymentExceptionStore } from './payment-exception.store.ts';
import type { ExceptionMail, PaymentExceptionRow } from './payment-exception.model.ts';
import { partsThere } from '../settle/parts.ts';
import { partEmail } from './part-email.ts';
import {
  ownerDisputeEmail,
  ownerExceptionEmail,
  ownerExceptionRefundedEmail,
  exceptionRefundedEmail,
  type ListedException,
} from './exception-emails.ts';

export type ExceptionEmailDeps = {
  exceptions: PaymentExceptionStore;
  orders: OrderStore;
  checkouts: CheckoutStore;
  payments: PaymentStore;
  refunds: RefundStore;
  mails: MailStore;
  links: OrderLinks;
  settings: Pick<SettingsClient, 'read'>;
};

const BATCH = 100;

/** Adds the emails that payment exceptions ask for. Each has a key of its own: a repetition adds nothing. */
export async function addExceptionEmails(deps: ExceptionEmailDeps): Promise<void> {
  for (const exception of await deps.exceptions.withMails(BATCH))
    for (const mail of exception.mails ?? []) {
      await TELL[mail](deps, exception);
      await deps.exceptions.mailWritten(exception._id, mail);
    }
}

const TELL: Record<
  ExceptionMail,
  (deps: ExceptionEmailDeps, exception: PaymentExceptionRow) => Promise<void>
> = { planned: tellPlan, refunded: tellRefund, opened: tellDispute };

async function tellDispute(deps: ExceptionEmailDeps, exception: PaymentExceptionRow): Promise<void> {
  // The exception was closed before this mail.
  if (exception.status !== 'open') return;
  const listed = await listedOf(deps, exception);
  const { ownerEmail: to } = await deps.settings.read();
  await add(deps, listed, { kind: 'owner-dispute', to, content: ownerDisputeEmail(listed, deps.links) });
}

async function tellPlan(deps: ExceptionEmailDeps, exception: PaymentExceptionRow): Promise<void> {
  // The exception was closed before this mail.
  if (exception.status !== 'open') return;
  const listed = await listedOf(deps, exception);
  await add(deps, listed, {
    kind: 'owner-stray',
    to: (await deps.settings.read()).ownerEmail,
    content: ownerExceptionEmail(listed, deps.links),
  });
  if (exception.kind === 'partial_payment') await tellPart(deps, listed);
}

/** Tells the buyer who paid a part that the rest can still be paid. */
async function tellPart(deps: ExceptionEmailDeps, listed: ListedException): Promise<void> {
  const { checkoutId = '', refundAt = new Date() } = listed.exception;
  const checkout = await deps.checkouts.find(checkoutId);
  if (!checkout) return;
  const { receivedCents } = await partsThere(deps, checkout);
  const content = partEmail(
    {
      receivedCents,
      totalCents: checkout.totalCents,
      until: refundAt,
      name: checkout.shipping?.name.trim().split(/\s+/)[0] ?? '',
      payLink: pageOf(checkout)?.url,
    },
    deps.links,
  );
  await add(deps, listed, { kind: 'part-received', to: (await buyerOf(deps, listed)).to, content });
}

async function tellRefund(deps: ExceptionEmailDeps, exception: PaymentExceptionRow): Promise<void> {
  const listed = await listedOf(deps, exception);
  const { to, isBuyers } = await buyerOf(deps, listed);
  await add(deps, listed, {
    kind: 'stray-refunded',
    to,
    content: exceptionRefundedEmail(listed, deps.links, isBuyers),
  });
  const content = ownerExceptionRefundedEmail(listed, deps.links);
  await add(deps, listed, {
    kind: 'owner-stray-refunded',
    to: (await deps.settings.read()).ownerEmail,
    content,
  });
}

const listedOf = async (
  { orders }: ExceptionEmailDeps,
  exception: PaymentExceptionRow,
): Promise<ListedException> => ({
  exception,
  order: exception.orderId ? await orders.find(exception.orderId) : null,
});

/** Finds the buyer's e-mail. The checkout's own address comes before the order's and the provider's. */
async function buyerOf({ checkouts, payments }: ExceptionEmailDeps, { exception, order }: ListedException) {
  const checkout = exception.checkoutId ? await checkouts.find(exception.checkoutId) : undefined;
  const payment = await payments.find(exception.paymentId);
  const ofOrder = order?.shipping?.email ?? order?.payerEmail;
  const to = checkout?.shipping?.email ?? ofOrder ?? payment?.payerEmail;
  return { to, isBuyers: to !== undefined && to === ofOrder };
}

type Mail = {
  kind: 'part-received' | 'owner-dispute' | 'owner-stray' | 'stray-refunded' | 'owner-stray-refunded';
  to: string | undefined;
  content: BrandedEmail;
};

async function add(
  { mails, settings }: ExceptionEmailDeps,
  { exception, order }: ListedException,
  { kind, to, content }: Mail,
): Promise<void> {
  if (!to) return;
  const about = order ? { orderId: order._id, number: order.number } : {};
  const { _id, times = 1 } = exception;
  const key = `${kind}:${_id}${times > 1 ? `-${times}` : ''}`;
  await mails.add({ key, kind, to, about, ...content(await settings.read()) });
}
