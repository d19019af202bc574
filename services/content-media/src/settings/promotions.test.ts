import { expect, test } from '@jest/globals';
import type { ApiError } from '@shop/contracts/common';
import { fullSettings } from '@shop/contracts/settings';
import { withContentMedia, type TestContentMedia } from '../testing/with-content-media.ts';

const ADMIN = '/api/admin/settings';
const read = async ({ admin }: TestContentMedia) => fullSettings.parse((await admin.get(ADMIN)).body);
const write = async (service: TestContentMedia, promotions: object[] | null) =>
  service.admin.put<ApiError>(ADMIN, { ...(await read(service)), promotions });

const BUEN_FIN = { name: 'Buen Fin', kind: 'percent', value: 15, withCodes: false, isActive: true };

test('when the owner makes promotions then services read them, shoppers do not, and the last may go', () =>
  withContentMedia(async (service) => {
    const pieces = { ...BUEN_FIN, kind: 'pieces', take: 3, pay: 2 };
    expect((await write(service, [pieces])).status).toBe(200);

    const { value: _percent, ...kept } = pieces;
    expect((await read(service)).promotions).toEqual([kept]);
    expect((await service.shopper.get('/api/settings')).body).not.toHaveProperty('promotions');
    await write(service, null);
    expect(await read(service)).not.toHaveProperty('promotions');
  }));

const amount = { kind: 'amount', value: 50, fromAmount: 50 };
test.each<[field: string, all: object[], message: RegExp]>([
  ['0.value', [{ value: 100 }], /^Un porcentaje entero entre 1 y 99/],
  ['0.value', [{ kind: 'amount', value: undefined }], /mayor que cero/],
  ['0.pay', [{ kind: 'pieces', take: 2, pay: 2 }], /^Se pagan menos/],
  ['0.fromAmount', [amount], /más de lo que descuenta/],
  ['0.endsOn', [{ startsOn: '2026-11-27', endsOn: '2026-11-26' }], /no puede ser antes/],
  ['1.name', [{ name: 'Otoño' }, { name: 'otoño' }], /^Ya hay otra con ese nombre/],
])('when %s cannot be then it is refused in Spanish and nothing changes', (field, all, message) =>
  withContentMedia(async (service) => {
    const named = all.map((one, at) => ({ ...BUEN_FIN, name: `Una ${at}`, ...one }));

    const { status, body } = await write(service, named);

    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [`promotions.${field}`]]);
    expect(body.errors?.[`promotions.${field}`]).toMatch(message);
    expect(await read(service)).not.toHaveProperty('promotions');
  }),
);
