import { expect, test } from '@jest/globals';
import { fullSettings, internalSettings, settings } from '@shop/contracts/settings';
import { testClient } from '@shop/service-kit/testing/client';
import { withContentMedia, type TestContentMedia } from '../testing/with-content-media.ts';

const ADMIN = '/api/admin/settings';
const SELLER = {
  seller: { name: 'Ana Pech', address: 'Calle 1, Izamal', phone: '999 123 4567', email: 'ana@miel.mx' },
  sellerRfc: 'GODE561231GR8',
};
const read = async ({ admin }: TestContentMedia) => fullSettings.parse((await admin.get(ADMIN)).body);
const internal = ({ url, env }: TestContentMedia) =>
  testClient(url).request('GET', '/internal/settings', undefined, { 'x-internal-token': env.INTERNAL_TOKEN });

test('when the owner offers some ways to pay alone then everybody sees their marks, and the owner all', async () => {
  await withContentMedia(async (service) => {
    const plans = { payKinds: ['cash' as const], maxInstallments: 6, freeMonths: [{ months: 3, from: 490 }] };
    expect((await service.admin.put(ADMIN, { ...(await read(service)), ...plans })).status).toBe(200);

    const told = settings.parse((await testClient(service.url).get('/api/settings')).body);
    expect(told.paymentMethods).toEqual(['oxxo']);
    expect(told).not.toHaveProperty('freeMonths');
    expect(internalSettings.parse((await internal(service)).body)).toMatchObject(plans);
    expect((await read(service)).paymentMethods).toContain('visa');
  });
});

test('when the owner chose a provider that gives months without interest then prices may say them', async () => {
  await withContentMedia(async (service) => {
    const freeMonths = [{ months: 3, from: 490 }];
    const told = async () => settings.parse((await testClient(service.url).get('/api/settings')).body);
    expect(await told()).not.toHaveProperty('freeMonthsTold');

    for (const [paymentProvider, months] of [
      ['mercadopago', undefined],
      ['mercadopago-orders', freeMonths],
    ] as const) {
      await service.admin.put(ADMIN, { ...(await read(service)), freeMonths, paymentProvider });
      expect((await told()).freeMonthsTold).toEqual(months);
    }
    const account = { clabe: '032180000118359719', bank: 'IXE', beneficiary: 'Mieles SA de CV', days: 3 };
    const save = async (more: object) => service.admin.put(ADMIN, { ...(await read(service)), ...more });
    expect(await save({ ownTransfer: account, sellerRfc: null })).toMatchObject({
      status: 400,
      body: { errors: { 'ownTransfer.clabe': expect.stringMatching(/di quién vende.*Falta: .*RFC/) } },
    });
    expect(await save({ payAtPickup: { days: 2 } })).toMatchObject({
      status: 400,
      body: { errors: { 'payAtPickup.days': expect.stringMatching(/di quién vende/) } },
    });
    expect((await save({ ownTransfer: account, ...SELLER })).status).toBe(200);
    // A shop that takes money already may go on.
    expect((await save({ seller: { ...SELLER.seller, name: '' }, payAtPickup: { days: 2 } })).status).toBe(
      200,
    );
    expect(await told()).not.toHaveProperty('ownTransfer');
    const wrong = { ...account, clabe: '032180000118359718' };
    expect(await service.admin.put(ADMIN, { ...(await read(service)), ownTransfer: wrong })).toMatchObject({
      status: 400,
    });
  });
});
