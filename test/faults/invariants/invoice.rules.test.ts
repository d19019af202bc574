import { expect, test } from '@jest/globals';
import { spoil } from '../testing/good-order.ts';
import { twoOrders } from '../testing/two-orders.ts';
import { checkInvariants, offencesOf } from './check.ts';

const { books } = twoOrders();

const CFDI = { id: 'one', status: 'stamped', at: new Date(), uuid: '39C85A3F', providerId: 'a' };
async function judged(...all: object[]) {
  const ids = (await books.db.collection('orders').find().toArray()).map(({ _id }) => String(_id));
  for (const [at, row] of all.entries()) await spoil(books.db, 'orders', ids[at]!, row);
  const found = offencesOf(await checkInvariants(books.access, 0)).filter((one) => one.startsWith('I18'));
  return found.map((one) => one.replace(/^I18 \S+: /, ''));
}

test('when orders are in invoices of their own, or in one global then that is no offence', async () => {
  expect(await judged({ cfdi: CFDI }, { cfdi: { ...CFDI, id: 'two', uuid: '4' } })).toEqual([]);
  const cfdi = { ...CFDI, isGlobal: true };
  expect(await judged({ cfdi }, { cfdi })).toEqual([]);
});

test('when two orders share an invoice, or more is credited than went back then it is found', async () => {
  const credits = [{ cents: 100, backs: [], at: new Date(), uuid: 'n' }];
  const second = { ...CFDI, id: 'two' };

  expect(await judged({ cfdi: CFDI }, { cfdi: second })).toHaveLength(2);
  expect(await judged({ cfdi: { ...CFDI, credits } }, { cfdi: { ...second, uuid: undefined } })).toEqual([
    'credited 100 of 0 that went back',
    'invoice two is stamped and has no folio',
  ]);
});

test('when what went back is in credit notes then that is no offence, and it is found when some lacks or was never stamped', async () => {
  const credits = [{ cents: 100, backs: [], at: new Date(), uuid: 'n' }];
  const other = { ...CFDI, id: 'two', uuid: '4' };
  const open = [{ cents: 100, backs: [], at: new Date() }];

  expect(await judged({ cfdi: { ...CFDI, credits }, refundedCents: 100 }, { cfdi: other })).toEqual([]);
  expect(
    await judged(
      { cfdi: CFDI, refundedCents: 100 },
      { cfdi: { ...other, credits: open }, refundedCents: 100 },
    ),
  ).toEqual(['credit notes of 0 for 100, and nobody makes more', 'a credit note was never stamped']);
});
