import { GIFT_CARD_PROVIDER } from '@shop/contracts/gift-card';
import { CURRENCY } from '@shop/contracts/constants';
import { paidBy } from '../../../gift-cards/gift-card.ts';
import type { GiftCardStore } from '../../../gift-cards/gift-card.store.ts';
import { CHANGED_PAGE, RefusedError, type PaymentProvider } from '../payment.port.ts';

const MORE = 'Esta tarjeta no pagó tanto de este pedido.';
const HALF_A_YEAR_MS = 180 * 86_400_000;

type Needs = { cards: Pick<GiftCardStore, 'ofCheckout' | 'refund' | 'movedSince'>; publicBaseUrl: string };

/**
 * Gift cards as a payment provider: the card's part of a checkout is a payment with the checkout's id. When a card pays
 * a checkout in full, its payment page is the return address itself.
 */
export function createGiftCards({ cards, publicBaseUrl }: Needs): PaymentProvider {
  const find = async (checkoutId: string) => {
    const card = await cards.ofCheckout(checkoutId);
    return card && paidBy(card, checkoutId);
  };

  const provider: PaymentProvider = {
    name: GIFT_CARD_PROVIDER,
    capabilities: {
      leastCents: 0,
      partialRefunds: true,
      expiringLinks: false,
      freeMonths: false,
      pagesAreReused: true,
    },
    isReady: true,
    isLive: true,
    createPage: async ({ checkoutId }) => ({
      id: checkoutId,
      url: `${publicBaseUrl}/api/checkout/return?c=${checkoutId}`,
    }),
    expirePage: async () => undefined,
    async getPayment(checkoutId) {
      const paid = await find(checkoutId);
      if (!paid) return undefined;
      const { paidCents: amountCents, backCents: refundedCents, backs, at } = paid;
      const byMoney = refundedCents < amountCents ? 'partially_refunded' : 'refunded';
      return {
        id: checkoutId,
        externalReference: checkoutId,
        status: refundedCents === 0 ? 'approved' : byMoney,
        statusDetail: 'accredited',
        amountCents,
        refundedCents,
        currency: CURRENCY,
        changedAt: backs.at(-1)?.at ?? at,
      };
    },
    async findChanged({ since = new Date(Date.now() - HALF_A_YEAR_MS), offset }) {
      const moved = await cards.movedSince(since, { offset, limit: CHANGED_PAGE });
      return moved.map(({ checkoutId: id, at: changedAt }) => ({ id, externalReference: id, changedAt }));
    },
    findClaims: async () => [],
    findChargebacks: async () => [],
    async refund({ paymentId: checkoutId, key, amountCents }) {
      const paid = await find(checkoutId);
      const cents = amountCents ?? (paid ? paid.paidCents - paid.backCents : 0);
      await cards.refund(checkoutId, { key, cents });
      const made = (await find(checkoutId))?.backs.find((back) => back.key === key);
      if (!made) throw new RefusedError('gift card refund', undefined, { code: 0, reason: MORE });
      return { id: key, amountCents: made.cents, at: made.at };
    },
    findRefunds: async (checkoutId) =>
      ((await find(checkoutId))?.backs ?? []).map(({ key: id, cents, at }) => ({
        id,
        amountCents: cents,
        at,
      })),
    readNotification: () => undefined,
    readReturn: (_query, pageId) => pageId,
    probe: async () => ({ isGood: true, text: 'Las tarjetas de regalo son de la tienda.' }),
    browser: () => ({
      label: 'La tarjeta de regalo',
      publicKey: '',
      cspOrigins: { files: [], origins: [] },
    }),
  };
  return provider;
}
