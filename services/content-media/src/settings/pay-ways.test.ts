import { expect, test } from '@jest/globals';
import { fullSettings, internalSettings, settings } from '@shop/contracts/settings';
import { testClient } from '@shop/service-kit/testing/client';
import { withContentMedia, type TestContentMedia } from '../testing/with-content-media.ts';

const ADMIN = '/api/admin/settings';
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
