import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { goodOrder, type GoodOrder } from './good-order.ts';
import { openTwoBooks, startStores, type Stores, type TwoBooks } from './two-books.ts';

type TwoOrders = { books: TwoBooks; paid: GoodOrder; waiting: GoodOrder };

/** Books of its own for each test of a file, with an order that is paid and one whose payment is in process. */
export function twoOrders(): TwoOrders {
  const { books, paid, waiting } = { books: {}, paid: {}, waiting: {} } as TwoOrders;
  let stores: Stores;
  beforeAll(async () => void (stores = await startStores()));
  afterAll(() => stores.close());
  beforeEach(async () => {
    Object.assign(books, await openTwoBooks(stores));
    Object.assign(paid, await goodOrder(books, 'paid'));
    Object.assign(waiting, await goodOrder(books, 'waiting', 'CONT'));
  });
  afterEach(() => books.close());
  return { books, paid, waiting };
}
