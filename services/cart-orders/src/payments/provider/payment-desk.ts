import { unavailable } from '@shop/service-kit/errors';
import type { CheckoutRow } from '../../shopping/checkout/checkout.model.ts';
import type { PaymentPagePort } from '../../shopping/checkout/payment-page.port.ts';
import type {
  ChangedPayment,
  ChangedPlace,
  Dispute,
  Notification,
  PaymentProvider,
  ProviderPayment,
  Query,
  ReceivedRequest,
} from './payment.port.ts';

/** A payment and its provider. */
export type KnownPayment = ProviderPayment & { provider: string };
/** Checkouts of earlier releases name no provider. */
type PaidAt = Pick<CheckoutRow, 'provider' | 'preference'>;

/** All of the shop's providers behind one port: the provider of new pages, and those with earlier payments. */
export type PaymentPort = PaymentPagePort &
  Pick<PaymentProvider, 'refund' | 'findRefunds'> & {
    names: string[];
    /** Whether the provider takes real money; by default the provider of new checkouts. */
    isLive: (provider?: string) => boolean;
    probe: (provider: string) => ReturnType<PaymentProvider['probe']>;
    getPayment: (id: string) => Promise<KnownPayment | undefined>;
    /** The shop's payment behind a number that is no provider's payment id. */
    knownAs: (paymentId: string) => Promise<string | undefined>;
    findChanged: (provider: string, place: ChangedPlace) => Promise<ChangedPayment[]>;
    /** Undefined for a provider without keys: its claims are unknown. */
    findClaims: (provider: string) => Promise<Dispute[] | undefined>;
    findChargebacks: PaymentProvider['findChargebacks'];
    readNotification: (provider: string, received: ReceivedRequest) => Notification | undefined;
    readReturn: (checkout: PaidAt, query: Query) => string | undefined;
    browser: (provider: string | undefined) => ReturnType<PaymentProvider['browser']> & { name: string };
    capabilitiesOf: (paymentId: string) => Pick<PaymentProvider['capabilities'], 'partialRefunds'>;

    /** The provider's name in Spanish sentences. */
    labelOf: (paymentId: string) => string;
  };

const NOT_YET = 'Esta tienda todavía no recibe pagos en línea. Escríbenos y te ayudamos a comprar.';

/**
 * A payment's id names its provider: the first provider's ids are unchanged, and every other id has the provider's name
 * as a prefix. So two payments never share an id, and the id alone is enough to find the provider.
 * @param list the same providers each time, each with its current keys
 * @param chosen the provider of new checkouts
 */
export function createPaymentDesk(list: () => PaymentProvider[], chosen: string): PaymentPort {
  const { named, idOf, ofPayment } = whose(list);
  const active = () => named(chosen);

  return {
    names: list().map(({ name }) => name),
    isLive: (name = chosen) => named(name).isReady && named(name).isLive,
    isReady: (name = chosen) => named(name).isReady,
    leastCents: (name = chosen) => (named(name).isReady ? named(name).capabilities.leastCents : 0),
    probe: (name) => named(name).probe(),
    async createPage(order) {
      const provider = order.provider ? named(order.provider) : active();
      if (!provider.isReady) throw unavailable(NOT_YET);
      return { provider: provider.name, ...(await provider.createPage(order)) };
    },
    async expirePage(page, order, from) {
      const provider = named(page.provider);
      if (provider.capabilities.expiringLinks) await provider.expirePage(page.id, order, from);
    },
    async getPayment(known) {
      const { provider, id } = ofPayment(known);
      const payment = await provider.getPayment(id);
      return payment && { ...payment, id: known, provider: provider.name };
    },
    knownAs: (number) => knownAs(list(), number, idOf),
    async findChanged(name, place) {
      const provider = named(name);
      if (!provider.isReady) return [];
      return (await provider.findChanged(place)).map((one) => ({ ...one, id: idOf(provider, one.id) }));
    },
    async findClaims(name) {
      const provider = named(name);
      if (!provider.isReady) return undefined;
      return (await provider.findClaims()).map((one) => ({
        ...one,
        paymentId: idOf(provider, one.paymentId),
      }));
    },
    async findChargebacks(paymentId) {
      const { provider, id } = ofPayment(paymentId);
      return (await provider.findChargebacks(id)).map((one) => ({ ...one, paymentId }));
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
      const own = (id: string) => named(provider.whose?.(id) ?? provider.name);
      return news && known(news, (paymentId, id) => idOf(own(paymentId), id));
    },
    readReturn({ provider: name, preference }, query) {
      const provider = named(name);
      const id = provider.readReturn(query, preference?.id);
      return id && idOf(provider, id);
    },
    browser: (name) => ({ name: named(name).name, ...named(name).browser() }),
    capabilitiesOf: (paymentId) => ofPayment(paymentId).provider.capabilities,
    can: (name) => named(name).capabilities,
    labelOf: (paymentId) => ofPayment(paymentId).provider.browser().label,
  };
}

async function knownAs(
  list: PaymentProvider[],
  number: string,
  idOf: (provider: PaymentProvider, id: string) => string,
) {
  for (const provider of list.filter(({ isReady }) => isReady)) {
    const id = await provider.ofNumber?.(number);
    if (id) return idOf(provider, id);
  }
  return undefined;
}

/** Maps ids to providers, and providers' ids to the shop's. */
function whose(list: () => PaymentProvider[]) {
  const [first] = list() as [PaymentProvider];
  const named = (name = first.name): PaymentProvider => {
    const found = list().find((one) => one.name === name);
    if (!found) throw new Error(`no payment provider '${name}'`);
    return found;
  };
  const markOf = (provider: PaymentProvider) => (provider.name === first.name ? '' : `${provider.name}-`);
  const idOf = (provider: PaymentProvider, id: string) => `${markOf(provider)}${id}`;
  const ofPayment = (id: string) => {
    const provider =
      list().find((one) => one.name !== first.name && id.startsWith(markOf(one))) ?? named(first.name);
    return { provider, id: id.slice(markOf(provider).length) };
  };
  return { named, idOf, ofPayment };
}

type IdOf = (paymentId: string, id: string) => string;
/** A notification with the shop's ids. */
const known = ({ proven, hinted, ...other }: Notification, idOf: IdOf): Notification => ({
  ...other,
  proven: proven.map(({ id, paymentId, ...more }) => ({
    ...more,
    id: idOf(paymentId, id),
    paymentId: idOf(paymentId, paymentId),
  })),
  hinted: hinted.map((id) => idOf(id, id)),
});
