import { expect, test } from '@jest/globals';
import { FIRST_COLORS } from '@shop/contracts/palette';
import { lookOf } from '@shop/mail/look';
import { boughtLines } from './order-blocks.ts';
import { sampleOrder } from './sample-order.ts';

const look = lookOf({ name: 'Miel', colors: FIRST_COLORS });
const lines = (over: Parameters<typeof sampleOrder>[0]) => boughtLines(sampleOrder(over), { shop: '' })(look);

test('when the prices of the order include the tax then that stands with the total', () => {
  expect(lines({ ivaIncluded: true }).text).toMatch(/Total: \$900\.00 MXN \(IVA incluido\)$/);
  expect(lines({ ivaIncluded: true }).html.markup).toContain('IVA incluido');
  expect(lines({}).text).toMatch(/Total: \$900\.00 MXN$/);
});
