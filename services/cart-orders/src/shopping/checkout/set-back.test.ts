import { describe, expect, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import { settle } from '../../payments/settle/settle.ts';
import { orderIdOf, placesIn } from '../../testing/places.ts';
import { openTabs } from '../../testing/two-tabs.ts';

const tabs = forFile(openTabs);

const withPlaces = (left: number) => placesIn(tabs, left);

describe('an order that is set back after it was cancelled', () => {
  test('when its payment came in while it was cancelled then what it holds is spent, once', async () => {
    const { shop, spent, buy, pay, turn, move } = withPlaces(1);
    const { checkoutId, preferenceId } = await buy();
    const paymentId = pay(preferenceId, 'pending');
    const orderId = orderIdOf(await settle(shop, paymentId));
    await move(orderId, 'cancelled');
    turn(paymentId, 'approved');
    await settle(shop, paymentId);
    expect(spent.size).toBe(0);

    await move(orderId, 'processing');
    expect([...spent]).toEqual([checkoutId]);
    // The catalogue remembers sold pieces for some days only.
    spent.clear();
    await move(orderId, 'cancelled', 'processing');

    expect(spent.size).toBe(0);
  });

  test('when it was sold out as it was paid then what it holds is spent as soon as there is some', async () => {
    const { shop, held, spent, soldOut, buy, pay, turn, move } = withPlaces(1);
    const { checkoutId, preferenceId } = await buy();
    const paymentId = pay(preferenceId, 'pending');
    const orderId = orderIdOf(await settle(shop, paymentId));
    held.clear();
    await buy();
    turn(paymentId, 'approved');
    await settle(shop, paymentId);
    await move(orderId, 'cancelled', 'processing');
    expect([soldOut.length, spent.size]).toEqual([2, 0]);

    held.clear();
    await move(orderId, 'cancelled', 'processing');

    expect([soldOut.length, [...spent]]).toEqual([2, [checkoutId]]);
  });

  test('when it was spent as it was paid, or its money went back then nothing more is', async () => {
    const { shop, spent, buy, pay, turn, move } = withPlaces(3);
    const paid = orderIdOf(await settle(shop, pay((await buy()).preferenceId)));
    const paymentId = pay((await buy()).preferenceId, 'pending');
    const refunded = orderIdOf(await settle(shop, paymentId));
    await move(refunded, 'cancelled');
    for (const status of ['approved', 'refunded'] as const) {
      turn(paymentId, status);
      await settle(shop, paymentId);
    }
    spent.clear();

    for (const orderId of [paid, refunded]) await move(orderId, 'cancelled', 'processing');

    expect(spent.size).toBe(0);
  });
});
