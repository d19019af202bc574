import { expect, test } from '@jest/globals';
import { runningShop } from '../testing/running-shop.ts';

const NONE = { MERCADOPAGO_ACCESS_TOKEN: '', MERCADOPAGO_PUBLIC_KEY: '', MERCADOPAGO_WEBHOOK_SECRET: '' };
const SELLER = { name: 'Ana', address: 'Calle 1', phone: '999 123 4567', email: 'ana@miel.example' };

test('when a shop takes real money already then another key is kept although nobody says who sells', async () => {
  const shop = await runningShop({ env: { ...NONE, KEYS_SECRET: 'a-key-of-the-environment' } });
  try {
    const admin = await shop.admin();
    const put = async (MERCADOPAGO_ACCESS_TOKEN: string) =>
      (await admin.request('PUT', '/api/admin/keys', { MERCADOPAGO_ACCESS_TOKEN })).status;
    await shop.decide({ seller: SELLER, sellerRfc: 'GODE561231GR8' });
    expect(await put('APP_USR-1234-of-the-owner')).toBe(200);
    await shop.decide({ seller: undefined, sellerRfc: undefined });

    expect(await put('APP_USR-5678-of-the-owner')).toBe(200);
    expect(await put('TEST-1234')).toBe(200);
    expect(await put('APP_USR-5678-of-the-owner')).toBe(400);
  } finally {
    await shop.stop();
  }
});
