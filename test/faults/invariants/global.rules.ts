import type { GlobalRow } from '../../../services/cart-orders/src/invoicing/global/global-row.ts';
import type { OrderRow } from '../../../services/cart-orders/src/orders/order/order.model.ts';
import type { Books } from './books.ts';
import { judgeEach, sumOf, when, type Rule } from './rule.ts';

/** Its orders are fixed, and in no other. */
const isLiving = ({ status }: GlobalRow) => ['asked', 'stamped', 'told'].includes(status);

/** The update that writes an order's invoice decides which it is in; what a global one is of has to say the same. */
const globalsAreTheirOrders: Rule = {
  id: 'I19',
  says: 'each order is in at most one living global invoice, which is the sum of its orders',
  judge(books) {
    const orders = judgeEach(
      books.orders.filter(({ cfdi }) => cfdi !== undefined),
      ({ _id }) => _id,
      (order) => globalFaults(order, books),
    );
    const living = books.globals.filter(isLiving);
    const globals = judgeEach(
      living,
      ({ _id }) => _id,
      (row) => sumFaults(row, books),
    );
    return {
      looked: orders.looked + globals.looked,
      offences: [...orders.offences, ...globals.offences],
    };
  },
};

function globalFaults({ _id, cfdi }: OrderRow, { globals }: Books): string[] {
  const own = globals.filter((row) => isLiving(row) && row.orderIds.includes(_id)).map((row) => row._id);
  return [
    ...when(own.length > 1, `is in global invoices ${own.join(' and ')}`),
    ...when(own.length === 1 && cfdi?.globalId !== own[0], `is in ${own[0]}, and says ${cfdi?.globalId}`),
    ...when(
      cfdi?.globalId !== undefined && cfdi.status === 'stamped' && own.length === 0,
      'is in no global invoice',
    ),
  ];
}

function sumFaults({ orderIds, cents }: GlobalRow, { orders }: Books): string[] {
  const own = orders.filter(({ _id }) => orderIds.includes(_id));
  const sum = sumOf(own, ({ totalCents }) => totalCents);
  return when(sum !== cents, `is of ${cents}, its orders of ${sum}`);
}

export const globalRules = [globalsAreTheirOrders];
