import { expect, test } from '@jest/globals';
import type { ApiError } from '@shop/contracts/common';
import { fullSettings, type Settings } from '@shop/contracts/settings';
import { withContentMedia, type TestContentMedia } from '../testing/with-content-media.ts';

const ADMIN = '/api/admin/settings';
const read = async ({ admin }: TestContentMedia) => fullSettings.parse((await admin.get(ADMIN)).body);
const write = async (service: TestContentMedia, measuring: object | null) =>
  service.admin.put<ApiError>(ADMIN, { ...(await read(service)), measuring });
const told = async ({ shopper }: TestContentMedia) =>
  (await shopper.get<Settings>('/api/settings')).body.measuring;

test('when the owner writes ids of who measures then pages read them, until both are empty or taken back', () =>
  withContentMedia(async (service) => {
    for (const nobody of [null, { ga4: '', pixel: null }]) {
      expect((await write(service, { ga4: ' g-ab12cd34ef ', pixel: '123 456 789 012 345' })).status).toBe(
        200,
      );
      expect(await told(service)).toEqual({ ga4: 'G-AB12CD34EF', pixel: '123456789012345' });

      await write(service, nobody);
      expect(await told(service)).toBeUndefined();
    }
  }));

test.each([
  ['ga4', 'G-AB12"></script>'],
  ['ga4', 'UA-12345-1'],
  ['pixel', '12345678&ev=x'],
  ['pixel', '1234'],
])('when %s is no id but %s then it is refused: it becomes a part of a script’s address', (name, id) =>
  withContentMedia(async (service) => {
    const { status, body } = await write(service, { ga4: '', pixel: '', [name]: id });

    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [`measuring.${name}`]]);
    expect(await told(service)).toBeUndefined();
  }),
);
