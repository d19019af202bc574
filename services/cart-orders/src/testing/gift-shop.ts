import { expect } from '@jest/globals';
import { giftPaymentId } from '@shop/contracts/gift-card';
import { reserveRefund } from '../payments/refund/refund.ts';
import { refundOrder } from '../payments/refund/refund-order.ts';
import { placeGiftCard } from '../payments/pay/place-gift-card.ts';
import { settle } from '../payments/settle/settle.ts';
import { addItem } from '../shopping/cart/add-items.ts';
import { useDiscount } from '../shopping/cart/cart.ts';
import { createPreference } from '../shopping/checkout/create-preference.ts';
import { ownShop } from './own-shop.ts';

/** The use cases on a real database, with checkouts of 590 pesos that gift cards pay partly or fully. */
export async function giftShop() {
  const shop = await ownShop();
  const { deps } = shop;
  const cardOf = async (id: number) => (await deps.giftCards.find(id))!;
  return {
    ...shop,
    cardOf,
    /** A card's balance, the sum of its moves, and its holds. */
    async balance(id: number) {
      const { balanceCents, holds, moves } = await cardOf(id);
      expect(balanceCents).toBe(moves.reduce((sum, { cents }) => sum + cents, 0));
      return { balanceCents, held: holds.reduce((sum, { cents }) => sum + cents, 0) };
    },
    async give(cents: number) {
      const card = await deps.giftCards.create({
        ...{ requestId: crypto.randomUUID(), amountCents: cents, who: 'ana' },
        ...{ name: 'Persona de Muestra', email: 'muestra@example.com', message: '', sendOn: null },
      });
      return { id: card.id, code: deps.giftCards.codeOf(card) };
    },
    /** A shopper fills a cart, types the code and goes to pay. */
    async begin(code: string, more: { payWith?: 'ownTransfer' } = {}) {
      const sessionId = crypto.randomUUID();
      const { cart } = await addItem(deps, sessionId, { cartId: 'new', elixirId: 1, quantity: 1 });
      await useDiscount(deps, sessionId, code);
      const prefer = () => createPreference(deps, sessionId, { cartId: cart.id, ...more });
      return { sessionId, cartId: cart.id, prefer, made: await prefer() };
    },
    /** The shopper confirms a checkout that the card pays fully. */
    async placeWhole(checkoutId: string) {
      const isPlaced = await placeGiftCard(deps, (await deps.checkouts.find(checkoutId))!);
      return isPlaced ? settle(deps, giftPaymentId(checkoutId)) : undefined;
    },
    refundAll: async (checkoutId: string, amountCents?: number, requestId = crypto.randomUUID() as string) =>
      refundOrder(shop.refunding, await shop.orderOf(checkoutId), {
        ...{ requestId, who: 'ana' },
        ...(amountCents !== undefined && { amountCents }),
      }),
    refundPieces: async (checkoutId: string, id: number) =>
      refundOrder(shop.refunding, await shop.orderOf(checkoutId), {
        ...{ requestId: crypto.randomUUID(), who: 'ana', lines: [{ id, quantity: 1 }] },
      }),
    reserveAll: (paymentId: string) =>
      reserveRefund(deps, { paymentId, requestId: crypto.randomUUID(), who: 'sistema' }),
  };
}
