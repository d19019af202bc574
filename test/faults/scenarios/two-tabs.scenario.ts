import { setTimeout as sleep } from 'node:timers/promises';
import type { Cart } from '@shop/contracts/cart';
import type { OrderRow } from '../../../services/cart-orders/src/orders/order/order.model.ts';
import { sandbox } from '../../../services/cart-orders/src/testing/sandbox.ts';
import { fillCart } from '../../../services/cart-orders/src/testing/shopper.ts';
import { eachRound, exactly, told, type Scenario } from '../scenario.ts';
import { untilJudged, withDatabase } from '../shop/orders.ts';
import { aShopper, submitUntilDone, type Shopper } from '../shop/shopper.ts';

const LATER = 2;

/** A shopper who pays in one tab, and puts more into the cart and pays again in another, while the first is settled. */
export const twoTabs: Scenario = {
  id: 'TABS',
  title: 'two tabs pay one cart while more is added',
  rounds: { full: 60, short: 10 },
  async run({ shop, random, rounds }) {
    let twice = 0;
    let lost = 0;
    let refused = 0;
    await eachRound(rounds, async () => {
      const shopper = await aShopper(shop, random);
      const before = piecesOf((await shopper.client.get<Cart>('/api/cart')).body);
      const paymentId = await shopper.pay();
      const [elsewhere] = await Promise.all([
        secondTab(shopper, random.between(0, 60)),
        submitUntilDone(shopper, paymentId),
        fillCart(shopper.client, random.between(1, 4), LATER),
      ]);
      if (elsewhere.status === 409) refused += 1;
      if (elsewhere.link)
        await payAgain(
          shopper,
          await sandbox(shop.env())
            .pay(elsewhere.link)
            .catch(() => ''),
        );
      await untilJudged(shop.access(), paymentId, 20_000);
      const orders = await withDatabase(shop.access(), (db) =>
        db.collection<OrderRow>('orders').find({ cartId: shopper.cartId }).toArray(),
      );
      twice += orders.length - new Set(orders.map(({ cartRound }) => cartRound)).size;
      const ordered = orders.flatMap(({ items }) => items).reduce((sum, { quantity }) => sum + quantity, 0);
      const left = piecesOf((await shopper.client.get<Cart>('/api/cart')).body);
      lost += Math.abs(before + LATER - ordered - left);
    });
    return [
      exactly('carts ordered twice in one round', twice, 0),
      exactly('pieces neither ordered nor in the cart', lost, 0),
      told('second tab refused with the order', String(refused)),
    ];
  },
};

const piecesOf = ({ items }: Cart): number => items.reduce((sum, { item }) => sum + item.quantity, 0);

async function secondTab({ client, cartId }: Shopper, afterMs: number) {
  await sleep(afterMs);
  type Answer = { preferenceId?: string };
  const { status, body } = await client.post<Answer>('/api/checkout/create-preference', { cartId });
  return { status, link: body.preferenceId };
}

/** A link that died meanwhile takes no payment. */
const payAgain = async (shopper: Shopper, paymentId: string): Promise<void> =>
  void (paymentId && (await submitUntilDone(shopper, paymentId)));
