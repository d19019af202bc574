import { expect, test } from '@jest/globals';
import { anAddress } from '@shop/service-kit/testing/an-address';
import { runningShop } from '../testing/running-shop.ts';

test('when an account is tried again and again then it is left in peace for a while, and others are not', async () => {
  const shop = await runningShop();
  try {
    const from = { 'x-forwarded-for': anAddress() };
    const admin = await shop.admin();
    const attempt = async (account: string, more = '') =>
      (await admin.request('POST', `/api/admin/keys/${account}/probe${more}`, {}, from)).status;
    const tried: number[] = [];
    for (let at = 0; at < 11; at++) tried.push(await attempt('mail', `?at=${at}`));

    // Without an address no test mail is sent.
    expect(tried).toEqual([...Array<number>(10).fill(400), 429]);
    expect(await attempt('mercadopago')).toBe(200);
  } finally {
    await shop.stop();
  }
});
