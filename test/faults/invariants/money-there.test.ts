import { expect, test } from '@jest/globals';
import { spoil } from '../testing/good-order.ts';
import { twoOrders } from '../testing/two-orders.ts';
import { checkInvariants, offencesOf } from './check.ts';

const { books, paid, waiting } = twoOrders();

const offences = async () => offencesOf(await checkInvariants(books.access, 0));
const order = (change: object, which = paid) => spoil(books.db, 'orders', which.orderId, change);
const at = new Date();
const made = { who: 'sistema', to: 'pending', at };
const leaveAsMade = () => order({ status: 'pending', paymentStatus: 'partially_refunded', history: [made] });
/** As the shop does with all that is paid. */
const moveAnother = () =>
  order({ history: [made, { who: 'sistema', from: 'pending', to: 'cancelled', at }] }, waiting);

test('when an order waits although its money is there, in part or in dispute then it is found', async () => {
  await leaveAsMade();
  await moveAnother();

  expect(await offences()).toContain(`I14 ${paid.orderId}: waits, its money is there`);
});

test('when an order stands on its slip although other money is there then it is found', async () => {
  await order({ paymentIntentId: waiting.paymentId, paymentStatus: 'pending' });

  expect(await offences()).toContain(`I14 ${paid.orderId}: is pending, its money is there`);
});

test('when a shop leaves paid orders to a person, or a person set one back then that is no offence', async () => {
  await leaveAsMade();
  expect((await offences()).filter((one) => one.startsWith('I14'))).toEqual([]);

  await moveAnother();
  const back = { who: 'ana', from: 'processing', to: 'pending', at };
  await order({ history: [made, { ...made, from: 'pending', to: 'processing' }, back] });
  expect((await offences()).filter((one) => one.startsWith('I14'))).toEqual([]);
});
