import { soldId } from '../gift-cards/gift-card.ts';
import { buyGiftCard } from '../gift-cards/buy-gift-card.ts';
import { refundSold } from '../gift-cards/refund-sold.ts';
import { booksOf, refundOrder } from '../payments/refund/refund-order.ts';
import { settle } from '../payments/settle/settle.ts';
import { giftShop } from './gift-shop.ts';

export const SOLD = [250, 500, 1000];
export const wantedCard = (over: object = {}) => ({
  ...{ amount: 500, toName: 'Quien Recibe', toEmail: 'recibe@example.com', message: 'Con cariño.' },
  ...{ sendOn: null, name: 'Quien Compra', email: 'compra@example.com', requestId: crypto.randomUUID() },
  ...over,
});

/** The use cases on a real database, of a shop that sells gift cards. */
export async function soldCards() {
  const shop = await giftShop();
  const { deps } = shop;
  const { read } = deps.settings;
  const said = { giftCards: true, giftCardAmounts: SOLD };
  Object.assign(deps.settings, { read: async () => ({ ...(await read()), ...said }) });
  const buy = (over: object = {}) => buyGiftCard(deps, crypto.randomUUID(), wantedCard(over));
  /** Does the outbox's remaining work, as the sweep does. */
  const relay = async (checkoutId: string) => {
    for (const { _id } of await shop.orders(checkoutId))
      for (let turn = 0; turn < 3; turn++) await deps.outbox.relay(_id, deps.handlers);
  };
  return {
    ...shop,
    said,
    buy,
    relay,
    linkOf: async (checkoutId: string) => (await deps.checkouts.find(checkoutId))!.preference!.id,
    soldOf: async (checkoutId: string) => {
      const order = await shop.orderOf(checkoutId);
      return deps.giftCards.ofSale(soldId(order, order.items[0]!.id));
    },
    async bought(over: object = {}) {
      const { checkoutId } = await buy(over);
      const paymentId = await shop.pay((await deps.checkouts.find(checkoutId))!.preference!.id);
      await settle(deps, paymentId);
      await relay(checkoutId);
      return { checkoutId, paymentId };
    },
    async giveBack(checkoutId: string, amountCents?: number, requestId: string = crypto.randomUUID()) {
      const order = await shop.orderOf(checkoutId);
      const press = { requestId, who: 'ana', ...(amountCents !== undefined && { amountCents }) };
      const books = () => booksOf(deps, order);
      return refundSold(deps, order, { ...press, books }, () => refundOrder(shop.refunding, order, press));
    },
  };
}
