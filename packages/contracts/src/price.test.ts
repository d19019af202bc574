import { expect, test } from '@jest/globals';
import { price } from './price.ts';

test.each(['doce', '1.000', '', '-3', 0])('when a price is %j then the shop’s words refuse it', (typed) => {
  expect(price.safeParse(typed).error?.issues[0]?.message).toBe('El precio debe ser un número positivo');
});
