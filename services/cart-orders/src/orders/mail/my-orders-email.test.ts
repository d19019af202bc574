import { expect, test } from '@jest/globals';
import { someSettings } from '@shop/contracts/testing/builders';
import { createOrderLinks } from '../order/order-links.ts';
import { myOrdersEmail } from './my-orders-email.ts';
import { sampleOrder } from './sample-order.ts';

test('when somebody bought on the last evening of a year then the day and the year are those of the shop’s clocks', () => {
  const links = createOrderLinks({ publicBaseUrl: 'https://tienda.mx', secret: 'secret' });
  const order = sampleOrder({ createdAt: new Date('2025-12-31T22:00:00-06:00') });

  const { text } = myOrdersEmail([order], links)(someSettings());

  expect(text).toContain('miércoles 31 de diciembre de 2025');
});
