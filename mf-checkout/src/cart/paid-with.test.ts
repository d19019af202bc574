import { expect, test } from '@jest/globals';
import { aCart } from '@shop/contracts/testing/builders';
import { paidWith } from './paid-with.ts';

const CARD = 'No guardamos los datos de tu tarjeta.';
const ways = (online: boolean, transfer: boolean, pickup: boolean) => ({ online, transfer, pickup });

test.each([
  [undefined, `Pagas con Mercado Pago. ${CARD}`],
  [ways(true, true, false), `Pagas con Mercado Pago o por transferencia a nuestra cuenta. ${CARD}`],
  [
    ways(true, true, true),
    `Pagas con Mercado Pago, por transferencia a nuestra cuenta o al recoger. ${CARD}`,
  ],
  [ways(false, true, true), 'Pagas por transferencia a nuestra cuenta o al recoger.'],
  [ways(false, false, true), 'Pagas al recoger.'],
  [ways(false, false, false), expect.stringMatching(/^Esta tienda todavía no recibe pagos en línea/)],
])('when a cart is paid by %j then it says %s', (payWays, said) => {
  expect(paidWith({ ...aCart(), ...(payWays && { payWays }) })).toEqual(said);
});

test('when a gift card pays all of a cart then no other way is named', () => {
  const cart = aCart();
  const amounts = { ...cart.amounts, giftCard: 300, due: 0 };
  expect(paidWith({ ...cart, amounts })).toBe('Tu tarjeta de regalo paga todo tu pedido.');
});
