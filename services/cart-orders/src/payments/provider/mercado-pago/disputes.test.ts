import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ProviderError } from '../../../shopping/checkout/payment-page.port.ts';
import { chargebackOf, claimOf, readChargebacks, readClaims } from './disputes.ts';
import { readJson } from './read-json.ts';

const NOW = Date.parse('2026-11-23T12:00:00.000Z');
beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(NOW));
afterEach(() => void jest.restoreAllMocks());

const LATER = '2026-12-01T23:59:59.000-04:00';
/** An answer as in the provider's documents. */
const aCase = (over: object) => ({
  id: '234000062890459000',
  payments: [86_439_942_806],
  currency: 'MXN',
  amount: 1000.5,
  reason: 'general',
  coverage_applied: null,
  coverage_elegible: true,
  documentation_required: false,
  documentation_status: 'pending',
  documentation: [],
  date_documentation_deadline: null,
  date_created: null,
  date_last_updated: '2024-10-17T12:48:24.000-04:00',
  live_mode: true,
  ...over,
});
const casesOf = (...over: object[]) =>
  readChargebacks({ paging: { offset: 0, limit: 25, total: over.length }, results: over.map(aCase) });
const disputeOf = (over: object) => casesOf(over).found.flatMap((one) => chargebackOf(one, '7'));

test.each<[object, object[]]>([
  [{ date_documentation_deadline: LATER }, [{ awaits: 'proof', until: new Date(LATER) }]],
  [{}, [{ awaits: 'proof' }]],
  [{ documentation_status: 'not_supplied' }, [{ awaits: 'proof' }]],
  [{ documentation_status: 'review_pending' }, [{ awaits: 'decision' }]],
  [
    { date_documentation_deadline: '2026-11-01T00:00:00.000-04:00', documentation_status: 'not_supplied' },
    [{ awaits: 'decision', until: new Date('2026-11-01T04:00:00.000Z') }],
  ],
  [{ coverage_applied: true }, []],
  [{ coverage_applied: 'false' }, []],
  [{ date_documentation_deadline: 'mañana' }, [{ awaits: 'proof' }]],
])('when a bank’s case says %j then it awaits %j', (over, expected) => {
  expect(disputeOf(over)).toEqual(expected.map((one) => ({ paymentId: '7', ...one })));
});

const aClaim = (over: object) => ({
  id: 5_255_026_166,
  resource_id: 86_439_942_806,
  status: 'opened',
  type: 'mediations',
  stage: 'dispute',
  resource: 'payment',
  players: [
    { role: 'complainant', type: 'buyer', user_id: 1 },
    {
      role: 'respondent',
      type: 'seller',
      user_id: 2,
      available_actions: [
        { action: 'send_message_to_mediator', mandatory: false, due_date: null },
        { action: 'refund', mandatory: true, due_date: LATER },
      ],
    },
  ],
  ...over,
});
const claimsOf = (...over: object[]) =>
  readClaims({ paging: { offset: 0, limit: 30, total: over.length }, data: over.map(aClaim) }).found;

test.each<[string, object, object[]]>([
  ['asks the shop', {}, [{ paymentId: '86439942806', awaits: 'answer', until: new Date(LATER) }]],
  ['waits for the provider', { players: [] }, [{ paymentId: '86439942806', awaits: 'decision' }]],
  ['is of a sale elsewhere', { resource: 'order' }, []],
])('when a claim %s then it is read so', (_what, over, expected) => {
  expect(claimsOf(over).flatMap(claimOf)).toEqual(expected);
});

test('when a claim’s payment has more digits than a number keeps then none is lost', () => {
  const text = JSON.stringify({ paging: { total: 1 }, data: [aClaim({ resource_id: 'ID' })] });
  const answer = readJson(text.replace('"ID"', '9007199254740993123'));
  expect(readClaims(answer).found.flatMap(claimOf)).toMatchObject([{ paymentId: '9007199254740993123' }]);
});

test('when the provider says nothing or something else then it is nothing or a fault', () => {
  expect(readClaims({ paging: { total: 0 } })).toEqual({ found: [], total: 0 });
  expect(readChargebacks({ paging: { total: 0 }, results: null })).toEqual({ found: [], total: 0 });
  expect(() => readClaims({ data: [] })).toThrow(ProviderError);
});
