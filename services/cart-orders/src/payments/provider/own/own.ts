import { OWN_PROVIDER } from '@shop/contracts/own-pay-names';
import { randomId } from '../../../random-id.ts';
import type { OwnPaymentStore } from '../../own-ways/own-payment.store.ts';
import { pageIdOf, paymentsOf } from '../../own-ways/own-payments.ts';
import { CHANGED_PAGE, RefusedError, type PaymentProvider } from '../payment.port.ts';

const BY_HAND = 'Este dinero lo recibiste tú: devuélvelo y regístralo aquí como devuelto.';

type Needs = { book: OwnPaymentStore; publicBaseUrl: string };

/**
 * The shop's own account and counter as a payment provider: its payments are what the team writes into its book. Its
 * payment page is the return address itself, so opening it means choosing this way.
 */
export function createOwn({ book, publicBaseUrl }: Needs): PaymentProvider {
  const find = async (paymentId: string) => {
    const row = await book.find(pageIdOf(paymentId));
    const payment = row && paymentsOf(row).find(({ id }) => id === paymentId);
    return payment && { row, payment };
  };

  const provider: PaymentProvider = {
    name: OWN_PROVIDER,
    capabilities: {
      leastCents: 0,
      partialRefunds: true,
      expiringLinks: true,
      freeMonths: false,
      pagesAreReused: false,
    },
    isReady: true,
    isLive: true,
    createPage: async ({ checkoutId }) => ({
      id: randomId(),
      url: `${publicBaseUrl}/api/checkout/return?c=${checkoutId}`,
    }),
    expirePage: async (id, _order, from) =>
      void (from && from > new Date() ? await book.extend(id, from) : await book.end(id)),
    getPayment: async (paymentId) => (await find(paymentId))?.payment,
    async findChanged({ since, offset }) {
      await book.endOverdue();
      const rows = await book.changed(since, offset + CHANGED_PAGE);
      return rows
        .flatMap((row) =>
          paymentsOf(row).map(({ id, externalReference = '' }) => ({
            id,
            externalReference,
            changedAt: row.changedAt,
          })),
        )
        .slice(offset, offset + CHANGED_PAGE);
    },
    findClaims: async () => [],
    findChargebacks: async () => [],
    async refund(order) {
      const { paymentId, key, amountCents, isAlone } = order;
      const found = await find(paymentId);
      const made = found?.row.backs.find((back) => back.key === key);
      if (made) return { id: key, amountCents: made.cents, at: made.at };
      const left = found ? found.payment.amountCents - found.payment.refundedCents : 0;
      const cents = amountCents ?? left;
      // No person has handed this money back yet: a person has to.
      if (isAlone || !found || cents > left)
        throw new RefusedError('own refund', undefined, { code: 0, reason: BY_HAND });
      const back = { key, paymentId, cents, at: new Date() };
      if (!(await book.giveBack(found.row, back))) return provider.refund(order);
      return { id: key, amountCents: cents, at: back.at };
    },
    async findRefunds(paymentId) {
      const found = await find(paymentId);
      return (found?.row.backs ?? [])
        .filter((back) => back.paymentId === paymentId)
        .map(({ key: id, cents, at }) => ({ id, amountCents: cents, at }));
    },
    // Only the team reports payments here.
    readNotification: () => undefined,
    readReturn: (_query, pageId) => pageId,
    probe: async () => ({ isGood: true, text: 'La tienda cobra por su cuenta.' }),
    browser: () => ({ label: 'La tienda', publicKey: '', cspOrigins: { files: [], origins: [] } }),
  };
  return provider;
}
