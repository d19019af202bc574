import { conflict } from '@shop/service-kit/errors';
import type { OrderRow } from '../orders/order/order.model.ts';
import type { Applied } from '../orders/order/order-payment.ts';
import { rankOf } from '../orders/order/payment.rank.ts';
import type { ProviderPayment } from '../payments/provider/payment.port.ts';
import type { PaymentRow } from '../payments/settle/payment.store.ts';
import type { SettleDeps } from '../payments/settle/settle.ts';
import type { CheckoutRow } from '../shopping/checkout/checkout.model.ts';
import { aPayment } from './refund-ledgers.ts';

export const CHECKOUT = {
  _id: 'checkout',
  cartId: 'cart',
  cartRound: 1,
  sessionId: 'somebody',
  totalCents: 29_500,
  lines: [],
} as unknown as CheckoutRow;
export const anOrder = (over: Partial<OrderRow> = {}): OrderRow =>
  ({
    _id: 'order',
    checkoutId: 'checkout',
    cartId: 'cart',
    status: 'pending',
    outbox: [],
    paymentIntentId: 'pay',
    paymentStatus: 'pending',
    totalCents: 29_500,
    ...over,
  }) as OrderRow;

export const paid = anOrder({ paymentStatus: 'approved', status: 'processing' });
export const NOW = Date.parse('2026-11-23T12:00:00.000Z');
export const ORDERED = { kind: 'order', orderId: 'order', checkoutId: 'checkout', cartId: 'cart' };
export const REFUSED = { kind: 'refused', checkoutId: 'checkout', cartId: 'cart', reason: 'no_money' };

export type Given = {
  /** The provider's payment; null when it does not know it. */
  payment?: Partial<ProviderPayment> | null;
  /** The stored payment, as far as it differs. */
  known?: Partial<PaymentRow>;
  order?: OrderRow;
  /** The order after the payment was applied to it. */
  after?: OrderRow | null;
  claim?: string;
  isSoldOut?: boolean;
  applied?: Applied;
  isListed?: boolean;
  /** The exception was already listed. */
  isOld?: boolean;
  isRelayAway?: boolean;
  ordered?: { _id: string } | null;
};

/** The dependencies of settling a payment, with stores that record their calls. */
export function settling(given: Given = {}) {
  const said: unknown[][] = [];
  const tell =
    <T>(what: string, answer: T) =>
    async (...about: unknown[]): Promise<T> => {
      said.push([what, ...about]);
      return answer;
    };
  const payment =
    given.payment === null
      ? undefined
      : aPayment({ id: 'pay', externalReference: 'checkout', ...given.payment });
  let isMade = given.order !== undefined;
  const order = given.order ?? anOrder();
  const deps = {
    provider: { getPayment: async () => payment, findChargebacks: async () => [] },
    checkouts: {
      find: async (id: string) => (id === 'checkout' ? CHECKOUT : null),
      claim: tell('claim', given.claim ?? 'ordered'),
      findOrdered: async () => given.ordered ?? null,
    },
    holds: {
      take: async (_: CheckoutRow, term: object) => {
        said.push(['hold', term]);
        return given.isSoldOut ? conflict('sold out') : undefined;
      },
      giveBack: async (_: CheckoutRow, paymentId: string) => void said.push(['give back', paymentId]),
    },
    payments: {
      ofCheckout: async () => [],
      record: async (news: ProviderPayment, checkoutId: string) => ({
        _id: news.id,
        checkoutId,
        status: news.status,
        statusDetail: news.statusDetail,
        rank: rankOf(news.status, news.changedAt),
        amountCents: news.amountCents,
        refundedCents: 0,
        ...given.known,
      }),
    },
    refunds: { ofPayments: async () => [] },
    orders: {
      findByCheckout: async (id: string) =>
        id === 'other checkout' ? anOrder({ _id: 'other order' }) : isMade ? order : null,
      noteCharges: async () => undefined,
      find: async () => (given.after === null ? null : (given.after ?? order)),
      create: async () => {
        said.push(['make']);
        isMade = true;
        return order;
      },
    },
    settings: { read: async () => ({}) },
    applyPayment: async ({ _id }: OrderRow, { paymentIntentId, paymentStatus }: OrderRow) => {
      said.push(['apply', _id, paymentIntentId, paymentStatus]);
      return given.applied ?? 'applied';
    },
    outbox: {
      relay: async (orderId: string) => {
        said.push(['relay', orderId]);
        if (given.isRelayAway) throw new Error('away');
      },
    },
    handlers: {},
    exceptions: {
      add: tell('list', !given.isOld),
      follow: tell('follow', given.isListed ?? false),
      reopen: tell('reopen', undefined),
      earned: tell('earned', undefined),
    },
    log: { warn: (about: object, what: string) => void said.push(['warn', what, about]) },
  } as unknown as SettleDeps;
  return {
    deps,
    said,
    listed: () =>
      said.filter(([what]) => what === 'list').map(([, one]) => one as { kind: string; orderId?: string }),
    told: (...whats: string[]) => said.filter(([what]) => whats.includes(String(what))),
  };
}
