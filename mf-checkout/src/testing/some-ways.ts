import type { Cart } from '@shop/contracts/cart';
import type { OfferedWay } from '@shop/contracts/delivery-plan';
import { plusPesos } from '@shop/contracts/money';
import { aCart, aCartLine } from '@shop/contracts/testing/builders';

const FIRST = '2026-11-26T18:00:00.000Z';
const LAST = '2026-11-30T18:00:00.000Z';

/** The ways of a shop with shipping and a pick-up place. */
export const aParcel = (over: Partial<OfferedWay> = {}): OfferedWay => ({
  id: 'paqueteria',
  kind: 'ship',
  name: 'Paquetería',
  price: 129,
  first: FIRST,
  last: LAST,
  ...over,
});
export const aStall = (over: Partial<OfferedWay> = {}): OfferedWay => ({
  id: 'mercado',
  kind: 'pickup',
  name: 'Mercado del norte',
  price: 0,
  first: FIRST,
  last: FIRST,
  place: 'Calle 60, puesto 4',
  hours: 'Sábados de 9 a 14',
  bring: 'Tu número de pedido',
  ...over,
});

/** A cart of two jars with its delivery ways. */
export const aDeliveredCart = (delivery: NonNullable<Cart['delivery']>): Cart => {
  const cart = aCart([aCartLine({ id: 1, price: 295 }, 2)]);
  const shipping = delivery.ways.find(({ id }) => id === delivery.wayId)?.price ?? 0;
  const amounts = { ...cart.amounts, shipping, total: plusPesos(cart.amounts.lines, shipping) };
  return { ...cart, amounts, delivery };
};
