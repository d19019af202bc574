import type { ShippingDetails } from '@shop/contracts/shipping';
import { lines, type Block } from '@shop/mail/blocks';
import { writePesos } from '@shop/mail/formats';
import type { OrderDoc, OrderLine } from '../order/order.model.ts';

/** What was bought; prices are those of the order. */
export const boughtLines = (order: OrderDoc): Block =>
  lines(order.items.map(toLine), writePesos(order.totalCents));

const toLine = ({ elixirName, quantity, priceCents, flowers }: OrderLine) => ({
  name: elixirName,
  detail: [`${quantity} × ${writePesos(priceCents)}`, ...(flowers?.length ? [flowers.join(', ')] : [])].join(
    ' · ',
  ),
  amount: writePesos(quantity * priceCents),
});

export const addressOf = ({ address, zip, city, state }: ShippingDetails): string =>
  `${address}, ${zip} ${city}, ${state}`;

export const shippingFacts = (shipping: ShippingDetails): [string, string][] => [
  ['Enviamos a', shipping.name],
  ['Dirección', addressOf(shipping)],
  ...(shipping.notes ? ([['Notas', shipping.notes]] as [string, string][]) : []),
];
