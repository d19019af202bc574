import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startEnvia, type EnviaServer } from './server.ts';

const token = 'TEST-envia';
const dataDir = temporaryFolder();
let server: EnviaServer;
beforeAll(async () => void (server = await startEnvia({ dataDir, token })));
afterAll(() => server.close());

const place = {
  name: 'Ana',
  phone: '9991234567',
  street: 'Calle 60',
  city: 'Mérida',
  state: 'YU',
  country: 'MX',
  postalCode: '97000',
};
const parcel = {
  content: 'Miel',
  amount: 1,
  type: 'box',
  weight: 0.8,
  weightUnit: 'KG',
  lengthUnit: 'CM',
  dimensions: { length: 25, width: 20, height: 15 },
};
const asked = (over: object = {}) => ({
  origin: place,
  destination: place,
  packages: [parcel],
  shipment: { carrier: 'estafeta', service: 'ground', type: 1 },
  settings: { currency: 'MXN', printFormat: 'PDF', printSize: 'STOCK_4X6' },
  ...over,
});
type Answer = { meta?: string; data: Record<string, unknown>[]; error?: { code: number; message: string } };
async function call(path: string, body?: object, bearer = token) {
  const response = await fetch(server.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${bearer}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Answer };
}

test.each<[string, object, string]>([
  ['the body has a field that no document names', asked({ idempotencyKey: '1' }), 'idempotencyKey'],
  ['an address has one', asked({ origin: { ...place, colonia: 'Centro' } }), 'colonia'],
  ['a state is no code', asked({ destination: { ...place, state: 'Yucatán' } }), 'state'],
  ['a phone is missing', asked({ destination: { ...place, phone: '' } }), 'phone'],
  ['the parcel weighs nothing', asked({ packages: [{ ...parcel, weight: 0 }] }), 'weight'],
  [
    'a service is none of the carrier',
    asked({ shipment: { carrier: 'estafeta', service: 'x', type: 1 } }),
    'x',
  ],
])('when %s then nothing is sold, and the answer says no with the status 200', async (_why, body, named) => {
  const { status, body: answer } = await call('/ship/generate/', body);

  expect([status, answer.meta]).toEqual([200, 'error']);
  expect(answer.error?.message).toContain(named);
  expect((await call('/control/ledger')).body).toEqual({ labels: [] });
});

test('when the token is another then it is a 401', async () => {
  expect((await call('/ship/rate/', asked(), 'TEST-other')).status).toBe(401);
});

test('when a label was sold then it is told one by one with its sender, cancelled once, and there after a restart', async () => {
  const sold = await call('/ship/generate/', asked({ origin: { ...place, reference: 'FK-1 abc' } }));
  const number = String(sold.body.data[0]!['trackingNumber']);
  const cancel = () => call('/ship/cancel/', { carrier: 'estafeta', trackingNumber: number });

  await server.close();
  server = await startEnvia({ dataDir, token });

  expect((await call(`/guide/${number}`)).body.data[0]).toMatchObject({ sender_references: 'FK-1 abc' });
  expect((await cancel()).body.meta).toBe('cancel');
  expect((await cancel()).body.error?.code).toBe(1115);
});
