import type { PaymentPagePort } from '../../shopping/checkout/payment-page.port.ts';
import type {
  ChangedPayment,
  ChangedPlace,
  Notification,
  PaymentProvider,
  ProviderPayment,
  Query,
  Received,
} from './payment.port.ts';

/** A payment, and whose it is. */
export type KnownPayment = ProviderPayment & { provider: string };
/** A checkout of earlier releases names none. */
type PaidAt = { _id: string; provider?: string };

/** All providers of the shop behind one port: the one that new pages are of, and those that have payments from before. */
export type PaymentPort = PaymentPagePort &
  Pick<PaymentProvider, 'refund' | 'findRefunds'> & {
    names: string[];
    /** New checkouts are paid with real money. */
    isLive: boolean;
    getPayment: (id: string) => Promise<KnownPayment | undefined>;
    findPayments: (checkout: PaidAt) => Promise<string[]>;
    findChanged: (provider: string, place: ChangedPlace) => Promise<ChangedPayment[]>;
    readNotification: (provider: string, received: Received) => Notification | undefined;
    readReturn: (checkout: PaidAt, query: Query) => string | undefined;
    browser: (provider: string | undefined) => ReturnType<PaymentProvider['browser']> & { name: string };
    capabilitiesOf: (paymentId: string) => PaymentProvider['capabilities'];
    /** How Spanish sentences call it. */
    labelOf: (paymentId: string) => string;
  };

/**
 * A payment's id says whose it is: that of the first provider is its own, and every other one's has the provider's name
 * before it. So two payments never share an id, and whoever has one needs to know nothing else.
 * @param chosen the name of the provider that new checkouts are paid at
 */
export function createPaymentDesk(providers: PaymentProvider[], chosen: string): PaymentPort {
  const first = providers[0]!;
  const named = (name = first.name): PaymentProvider => {
    const found = providers.find((one) => one.name === name);
    if (!found) throw new Error(`no payment provider '${name}'`);
    return found;
  };
  const markOf = (provider: PaymentProvider) => (provider === first ? '' : `${provider.name}-`);
  const idOf = (provider: PaymentProvider, id: string) => `${markOf(provider)}${id}`;
  const ofPayment = (id: string) => {
    const provider = providers.find((one) => one !== first && id.startsWith(markOf(one))) ?? first;
    return { provider, id: id.slice(markOf(provider).length) };
  };
  const active = named(chosen);

  return {
    names: providers.map(({ name }) => name),
    isLive: active.isLive,
    createPage: async (order) => ({ provider: active.name, ...(await active.createPage(order)) }),
    async expirePage(page, order, from) {
      const provider = named(page.provider);
      if (provider.capabilities.expiringLinks) await provider.expirePage(page.id, order, from);
    },
    async getPayment(known) {
      const { provider, id } = ofPayment(known);
      const payment = await provider.getPayment(id);
      return payment && { ...payment, id: known, provider: provider.name };
    },
    async findPayments({ _id, provider: name }) {
      const provider = named(name);
      return (await provider.findPayments(_id)).map((id) => idOf(provider, id));
    },
    async findChanged(name, place) {
      const provider = named(name);
      return (await provider.findChanged(place)).map((one) => ({ ...one, id: idOf(provider, one.id) }));
    },
    refund(order) {
      const { provider, id } = ofPayment(order.paymentId);
      return provider.refund({ ...order, paymentId: id });
    },
    findRefunds(paymentId) {
      const { provider, id } = ofPayment(paymentId);
      return provider.findRefunds(id);
    },
    readNotification(name, received) {
      const provider = named(name);
      const news = provider.readNotification(received);
      return (
        news && {
          proven: news.proven.map((one) => ({
            ...one,
            id: idOf(provider, one.id),
            paymentId: idOf(provider, one.paymentId),
          })),
          hinted: news.hinted.map((id) => idOf(provider, id)),
        }
      );
    },
    readReturn({ provider: name }, query) {
      const provider = named(name);
      const id = provider.readReturn(query);
      return id && idOf(provider, id);
    },
    browser: (name) => ({ name: named(name).name, ...named(name).browser() }),
    capabilitiesOf: (paymentId) => ofPayment(paymentId).provider.capabilities,
    labelOf: (paymentId) => ofPayment(paymentId).provider.browser().label,
  };
}
