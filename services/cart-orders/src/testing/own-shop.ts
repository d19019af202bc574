import { toPesos } from '@shop/contracts/money';
import type { OwnPaymentMark } from '@shop/contracts/own-pay';
import { dayOf } from '@shop/service-kit/days';
import { markPaid, type MarkDeps } from '../payments/own-ways/mark-paid.ts';
import { paymentsOf, receivedCents } from '../payments/own-ways/own-payments.ts';
import { placeOwn } from '../payments/own-ways/place-own.ts';
import { settle } from '../payments/settle/settle.ts';
import { sweepPayments } from '../payments/settle/sweep.ts';
import { partShop } from './part-shop.ts';

export const ACCOUNT = { clabe: '032180000118359719', bank: 'IXE', beneficiary: 'Mieles SA de CV', days: 3 };

/** The use cases on a real database, with checkouts of 590 pesos that are paid to the shop itself. */
export async function ownShop() {
  const shop = await partShop();
  const { deps } = shop;
  const { read } = deps.settings;
  const said = { ownTransfer: ACCOUNT, payAtPickup: { days: 2 } };
  Object.assign(deps.settings, { read: async () => ({ ...(await read()), ...said }) });
  const check = (id: string) => settle(deps, id);
  const marking: MarkDeps = { ...deps, settleAndWait: check };
  const rowOf = async (checkoutId: string) => (await deps.ownPayments.ofCheckout(checkoutId))!;
  const orderOf = async (checkoutId: string) => (await deps.orders.findByCheckout(checkoutId))!;
  const idsOf = async (checkoutId: string) =>
    paymentsOf(await rowOf(checkoutId)).map(({ id }) => `own-${id}`);

  return {
    ...shop,
    said,
    marking,
    rowOf,
    orderOf,
    idsOf,
    /** A shopper chooses it and confirms. */
    async place() {
      const { checkoutId, link } = await shop.checkout({ payWith: 'ownTransfer' });
      const isPlaced = await placeOwn(deps, (await deps.checkouts.find(checkoutId))!);
      const paymentId = `own-${link}`;
      if (isPlaced) await settle(deps, paymentId);
      return { checkoutId, paymentId, isPlaced };
    },
    async mark(checkoutId: string, over: Partial<OwnPaymentMark> = {}) {
      const received = toPesos(receivedCents(await rowOf(checkoutId)));
      const mark: OwnPaymentMark = {
        requestId: crypto.randomUUID(),
        amount: 590,
        means: 'transfer',
        paidOn: dayOf(new Date()).day,
        received,
        ...over,
      };
      await markPaid(marking, { order: await orderOf(checkoutId), mark, who: 'ana' });
    },
    /** Runs the sweep as if so many days had passed. */
    async later(checkoutId: string, days: number) {
      const { _id, payBefore } = await rowOf(checkoutId);
      const before = new Date(payBefore.getTime() - days * 86_400_000);
      await deps.db
        .collection<{ _id: string }>('own_payments')
        .updateOne({ _id }, { $set: { payBefore: before } });
      const queue = { ...deps.queue, settle: async (id: string) => void (await check(id)) };
      const provider = { names: ['own'], findChanged: deps.provider.findChanged };
      await sweepPayments({ ...deps, provider, queue }, new Date(Date.now() + 60_000));
    },
  };
}
