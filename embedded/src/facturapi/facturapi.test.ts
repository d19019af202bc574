import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startFacturapi, type FacturapiServer } from './server.ts';

const key = 'sk_test_embedded';
const dataDir = temporaryFolder();
let server: FacturapiServer;
beforeAll(async () => void (server = await startFacturapi({ dataDir, key })));
afterAll(() => server.close());

const customer = {
  legal_name: 'EUGENIA GODINEZ',
  tax_id: 'GODE561231GR8',
  tax_system: '612',
  address: { zip: '97000' },
};
const product = {
  description: 'Miel',
  product_key: '50161509',
  unit_key: 'H87',
  price: 100,
  taxes: [{ type: 'IVA', rate: 0.16 }],
};
const asked = (over: object = {}) => ({
  customer,
  items: [{ quantity: 1, product }],
  payment_form: '04',
  use: 'G03',
  ...over,
});
const PUBLIC = { ...customer, tax_id: 'XAXX010101000', legal_name: 'PUBLICO EN GENERAL', tax_system: '616' };
type Answer = { id: string; uuid: string; status: string; total: number; message: string; data: Answer[] };
async function call(method: string, path: string, body?: object, bearer = key) {
  const response = await fetch(server.url + path, {
    method,
    headers: { authorization: `Bearer ${bearer}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Answer };
}
const stamp = (over: object = {}) => call('POST', '/v2/invoices', asked(over));

test.each<[string, object, string]>([
  ['the body has a field that no document names', { idempotencyKey: '1' }, 'idempotencyKey'],
  ['a customer has one', { customer: { ...customer, rfc: 'X' } }, 'rfc'],
  [
    'a price has seven decimals',
    { items: [{ quantity: 1, product: { ...product, price: 1.1234567 } }] },
    'price',
  ],
  ['a use does not fit its regime', { customer: { ...customer, tax_system: '605' } }, 'UsoCFDI'],
  [
    'a company has a regime of people',
    { customer: { ...customer, tax_id: 'SAT970701NN3' } },
    'RegimenFiscalR',
  ],
  ['it is for everybody and no global one', { customer: PUBLIC, use: 'S01' }, 'InformacionGlobal'],
  ['a credit note is of nothing', { type: 'E' }, 'credit note'],
])('when %s then nothing is stamped', async (_why, over, named) => {
  const before = (await call('GET', '/v2/invoices')).body.data.length;
  const { status, body } = await stamp(over);

  expect([status, body.message]).toEqual([400, expect.stringContaining(named)]);
  expect((await call('GET', '/v2/invoices')).body.data).toHaveLength(before);
});

test('when the key is another then it is a 401', async () => {
  expect((await call('GET', '/v2/invoices', undefined, 'sk_test_other')).status).toBe(401);
});

test('when a key is sent again then the same invoice is answered, also after a restart', async () => {
  const first = await stamp({ idempotency_key: 'one', external_id: 'one' });
  await server.close();
  server = await startFacturapi({ dataDir, key });

  expect((await stamp({ idempotency_key: 'one' })).body.id).toBe(first.body.id);
  expect((await call('GET', '/v2/invoices?external_id=one')).body.data.map(({ id }) => id)).toEqual([
    first.body.id,
  ]);
  expect(first.body.total).toBe(100);
});

test('when an invoice has a credit note then it is not cancelled, and another is, once', async () => {
  const [first, second] = [(await stamp()).body, (await stamp()).body];
  const note = { type: 'E', related_documents: [{ relationship: '01', documents: [first.uuid] }] };
  expect((await stamp(note)).status).toBe(200);

  const cancel = (id: string, motive: string) => call('DELETE', `/v2/invoices/${id}?motive=${motive}`);
  expect((await cancel(first.id, '02')).body.message).toContain('no es cancelable');
  expect((await cancel(second.id, '01')).status).toBe(400);
  expect((await cancel(second.id, '02')).body.status).toBe('canceled');
  expect((await cancel(second.id, '02')).status).toBe(400);
});

test('when a global invoice names its period then it is stamped', async () => {
  const global = { periodicity: 'month', months: '11', year: 2026 };
  expect((await stamp({ customer: PUBLIC, use: 'S01', global })).status).toBe(200);
});
