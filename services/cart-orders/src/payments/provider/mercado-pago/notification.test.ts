import { createHmac } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { Query } from '../payment.port.ts';
import { readNotification, providerOfId } from './notification.ts';

const SECRET = 'a-secret-of-the-provider';
const NOTHING = { proven: [], hinted: [] };

/** A request as it arrives; signed unless `isSigned` is false. */
function received(query: Query, body: object = {}, isSigned = true) {
  const id = typeof query['data.id'] === 'string' ? query['data.id'] : '';
  const manifest = `${id && `id:${id.toLowerCase()};`}request-id:r-1;ts:1;`;
  const v1 = createHmac('sha256', SECRET).update(manifest).digest('hex');
  const headers = isSigned ? { 'x-signature': `ts=1,v1=${v1}`, 'x-request-id': 'r-1' } : {};
  return readNotification({ headers, query, rawBody: Buffer.from(JSON.stringify(body)) }, SECRET);
}

const CHARGEBACK = {
  actions: ['changed_case_status'],
  data: { id: 217_000_061_307, payment_id: 81_034_165_129 },
};
const STOP = { action: 'Created', data: { merchant_order: 249_940_988_000, payment_id: 58_980_959_081 } };

test.each<[string, Query, object, object]>([
  [
    'a case',
    { type: 'topic_chargebacks_wh', 'data.id': '217000061307' },
    CHARGEBACK,
    { paymentId: '81034165129' },
  ],
  ['a stop', { type: 'stop_delivery_op_wh' }, STOP, { paymentId: '58980959081', stops: true }],
  ['a stop by its old name', { topic: 'delivery_cancellation', id: '1' }, STOP, { stops: true }],
] as const)('when %s is told of then its payment is known', (_what, query, body, expected) => {
  expect(received(query, body)).toMatchObject({ proven: [expected], hinted: [] });
});

test.each<[string, Query]>([
  ['a claim', { type: 'topic_claims_integration_wh', 'data.id': '5255026166' }],
  ['an order of the provider', { type: 'topic_merchant_order_wh', 'data.id': '249940988000' }],
  ['the old form of one', { topic: 'merchant_order', id: '249940988000' }],
  ['what nobody knows yet', { type: 'topic_of_2031_wh', 'data.id': 'x-ñ' }],
  ['nothing at all', {}],
])('when %s is told of that names no payment then all that changed is looked at', (_what, query) => {
  expect(received(query)).toEqual({ ...NOTHING, isOther: true });
  expect(received(query, {}, false)).toEqual(NOTHING);
});

test.each<[string, unknown]>([
  ['a list', ['1', '2']],
  ['an object', { $ne: '' }],
  ['too long', '9'.repeat(99)],
  ['a path', '../users/me'],
])('when the id of a payment is %s then nothing is asked for', (_what, id) => {
  expect(received({ topic: 'payment', id }, {}, false)).toEqual(NOTHING);
  expect(received({ type: 'topic_chargebacks_wh' }, { data: { payment_id: id } }, false)).toEqual(NOTHING);
});

test('when anybody tells of a payment then that is a hint', () => {
  expect(received({ topic: 'payment', id: '81034165129' }, {}, false)).toEqual({
    proven: [],
    hinted: ['81034165129'],
  });
});

test('when an order is told of then it is a payment of the other API, at the account’s one address', () => {
  const query = { type: 'order', 'data.id': 'ORD01JY0PGGPZ4DBV73E2PXRBCQ84' };
  expect(received(query)).toMatchObject({ proven: [{ paymentId: query['data.id'] }], hinted: [] });
  expect(received(query, {}, false)).toBeUndefined();
  expect([providerOfId(query['data.id']), providerOfId('81034165129')]).toEqual([
    'mercadopago-orders',
    'mercadopago',
  ]);
});
