import { goodOrder, type GoodOrder } from './good-order.ts';
import { openTwoBooks, type TwoBooks } from './two-books.ts';

export type TwoOrders = { books: TwoBooks; paid: GoodOrder; waiting: GoodOrder };

/** Books of their own with an order that is paid and one whose payment is in process. */
export async function openTwoOrders(): Promise<TwoOrders> {
  const books = await openTwoBooks();
  const paid = await goodOrder(books, 'paid');
  const waiting = await goodOrder(books, 'waiting', 'CONT');
  return { books, paid, waiting };
}
