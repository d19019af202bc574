import type { PayChoice } from '@shop/contracts/pay-kinds';
import { anElixir } from '@shop/contracts/testing/builders';
import { performRefund } from '../payments/refund/perform-refund.ts';
import { refundUnmatchedPayments } from '../payments/refund/refund-unmatched-payments.ts';
import { reserveRefund } from '../payments/refund/refund.ts';
import { addExceptionEmails } from '../payments/exceptions/add-exception-emails.ts';
import type { PaymentExceptionRow } from '../payments/exceptions/payment-exception.model.ts';
import type { ProviderPayment } from '../payments/provider/payment.port.ts';
import type { OrderRow } from '../orders/order/order.model.ts';
import { settle } from '../payments/settle/settle.ts';
import { addItem } from '../shopping/cart/add-items.ts';
import { createPreference } from '../shopping/checkout/create-preference.ts';
import { openTabs } from './two-tabs.ts';

/** The use cases on a real database, with checkouts of 590 pesos that are paid in parts. */
export async function partShop() {
  const tabs = await openTabs();
  const elixirs = async (ids: number[]) => new Map(ids.map((id) => [id, anElixir({ id, price: 590 })]));
  Object.assign(tabs.deps.catalog, { elixirs });
  const written = await tabs.deps.settings.read();
  Object.assign(tabs.deps.settings, { read: async () => ({ ...written, ownerEmail: 'ana@example.com' }) });
  const { provider } = tabs;
  const refund = (paymentId: string, refundId: string) => performRefund(deps, paymentId, refundId);
  const check = (paymentId: string) => settle(deps, paymentId).then(() => undefined);
  const deps = { ...tabs.deps, queue: { ...tabs.deps.queue, refund, check } };
  const all = <T>(name: string, filter: object) =>
    deps.db.collection(name).find(filter).sort({ _id: 1 }).toArray() as Promise<T[]>;
  const exceptions = (...ids: string[]) => all<PaymentExceptionRow>('reviews', { paymentId: { $in: ids } });
  const reserve = (paymentId: string, amountCents: number) =>
    reserveRefund(deps, { paymentId, amountCents, requestId: crypto.randomUUID(), who: 'ana' });
  let seconds = 0;

  return {
    ...tabs,
    deps,
    exceptions,
    refunding: { ...deps, results: { refundAndWait: refund } },
    /** Makes another checkout, to be paid as the shopper chooses. */
    checkout: async ({ collectorId, payWith }: { collectorId?: string; payWith?: PayChoice } = {}) => {
      const sessionId = crypto.randomUUID();
      const { cart } = await addItem(deps, sessionId, { cartId: 'new', elixirId: 1, quantity: 1 });
      const made = await createPreference(deps, sessionId, { cartId: cart.id, ...(payWith && { payWith }) });
      if (collectorId)
        await deps.db
          .collection<{ _id: string }>('checkouts')
          .updateOne({ _id: made.checkoutId }, { $set: { 'preference.collectorId': collectorId } });
      return { link: made.preferenceId, checkoutId: made.checkoutId };
    },
    pay: async (link: string, cents?: number, over: Partial<ProviderPayment> = {}) => {
      const id = provider.pay(link, cents)!;
      provider.payments.set(id, { ...provider.payments.get(id)!, ...over });
      return id;
    },
    /** Changes a payment, at a time later than all its changes before. */
    turn: (id: string, over: Partial<ProviderPayment>) =>
      provider.payments.set(id, {
        ...provider.payments.get(id)!,
        ...over,
        changedAt: new Date(Date.now() + ++seconds * 1_000),
      }),
    orders: (checkoutId: string) => all<OrderRow>('orders', { checkoutId }),
    open: async (...ids: string[]) =>
      (await exceptions(...ids)).filter(({ status }) => status === 'open').map(({ kind }) => kind),
    reserve,
    giveBack: async (paymentId: string, amountCents: number) =>
      refund(paymentId, (await reserve(paymentId, amountCents)).id),
    /** Sends waiting refunds as reconciliation does, in its order. */
    sendRefunds: async () => {
      for (const { paymentId, refundId } of await deps.refunds.waiting(new Date(Date.now() + 1_000), 100))
        await refund(paymentId, refundId);
      await refundUnmatchedPayments(deps);
    },
    dueNow: (paymentId: string) =>
      deps.db.collection('reviews').updateMany({ paymentId }, { $set: { refundAt: new Date(0) } }),
    tellExceptions: () => addExceptionEmails(deps),
    mails: async (checkoutId: string) => {
      const [order] = await all<OrderRow>('orders', { checkoutId });
      return (await all<{ kind: string }>('mails', { 'about.orderId': order?._id })).map(({ kind }) => kind);
    },
    mailsAbout: async (paymentId: string) =>
      (await all<{ kind: string }>('mails', { key: new RegExp(`:${paymentId}-`) }))
        .map(({ kind }) => kind)
        .toSorted(),
  };
}
