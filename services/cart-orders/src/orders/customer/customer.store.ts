import type { CustomerExportQuery, CustomerListQuery } from '@shop/contracts/customer';
import type { Page } from '@shop/service-kit/list-count/list-count';
import type { Mongo } from '@shop/service-kit/mongo';
import { exportHint, ROWS_AT_ONCE } from '@shop/service-kit/list-pages/export-hint';
import { createListPages, type Order } from '@shop/service-kit/list-pages/list-page';
import { createListSearch } from '@shop/service-kit/list-pages/list-search';
import { orderModel, type OrderRow } from '../order/order.model.ts';
import { emailText, isNumber, SEARCH_INDEX, searchFor } from '../order/search-texts.ts';
import { COUNTED, toFigures, withOrder, type CountedOrder } from './customer-figures.ts';
import { buyerOf, customerIdOf } from './customer-id.ts';
import {
  customerModel,
  type CustomerFigures,
  type CustomerNote,
  type CustomerRow,
} from './customer.model.ts';

const SORT_FIELD = { lastOrderAt: 'lastOrderAt', spent: 'spentCents', orders: 'orders' } as const;
/** Fields that an order may lack. */
const OPTIONAL = ['name', 'phone', 'city', 'state', 'firstOrderAt', 'lastOrderAt'] as const;

export type CustomerStore = ReturnType<typeof createCustomerStore>;

/**
 * Customers, derived from orders. Every step of an order writes into its outbox that its customer changed, and then the
 * customer's row is rebuilt from all their orders. Only the note is stored nowhere else.
 */
export function createCustomerStore(db: Mongo) {
  const customers = customerModel(db);
  const orders = orderModel(db);
  const pages = createListPages<CustomerRow>(customers);
  const search = createListSearch<CustomerRow>(customers);

  /** Every order of these normalised e-mails, oldest first. */
  async function ordersOfAll<Fields extends CountedOrder = OrderRow>(
    emails: string[],
    fields: Partial<Record<keyof OrderRow, number>> = {},
  ): Promise<Fields[]> {
    const found = await orders
      .find({ search: { $in: emails.map(emailText) } }, fields)
      .sort({ createdAt: 1 })
      .hint(SEARCH_INDEX)
      .lean<Fields[]>();
    const wanted = new Set(emails);
    // An order may contain the address' text in another field.
    return found.filter((order) => wanted.has(buyerOf(order) ?? ''));
  }
  const ordersOf = <Fields extends CountedOrder = OrderRow>(
    email: string,
    fields?: Partial<Record<keyof OrderRow, number>>,
  ) => ordersOfAll<Fields>([email], fields);

  /** Rebuilds the row. Only the caller with the latest version writes, because it has read all earlier changes. */
  async function refresh(email: string): Promise<void> {
    const _id = customerIdOf(email);
    const { version } = await customers
      .findOneAndUpdate(
        { _id },
        { $inc: { version: 1 }, $setOnInsert: { email, search: [] } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean()
      .orFail();
    const counted = await ordersOf<CountedOrder>(email, COUNTED);
    const figures = toFigures(email, counted.reduce<Parameters<typeof withOrder>[0]>(withOrder, undefined));
    if (figures.orders === 0) await customers.deleteOne({ _id, version, note: { $exists: false } });
    await customers.updateOne({ _id, version }, toUpdate(figures));
  }

  return {
    ordersOf,
    ordersOfAll,
    /** Every order that these ten digits find. */
    async ordersOfPhone(phone: string): Promise<OrderRow[]> {
      const found = await orders.find({ search: phone }).hint(SEARCH_INDEX).lean();
      return found.filter(({ shipping }) => shipping?.phone === phone);
    },
    refresh,
    find: (_id: string) => customers.findById(_id).lean(),

    async list({ q, sort, page, pageSize: limit }: CustomerListQuery): Promise<Page<CustomerRow>> {
      const wanted = { filter: {}, ...orderBy(sort), skip: (page - 1) * limit, limit };
      if (!q) return pages.page(wanted);
      const text = await searchFor(customers, q);
      return search(wanted, { text, hint: SEARCH_INDEX, isNumber: isNumber(q) });
    },
    /** Every customer of the list, one after the other. */
    async *all(query: CustomerExportQuery): AsyncGenerator<CustomerRow> {
      const { sort, hint: order } = orderBy(query.sort);
      const filter = query.q ? await searchFor(customers, query.q) : {};
      const narrow = query.q ? SEARCH_INDEX : undefined;
      const hint = await exportHint(customers, filter, { narrow, order });
      const found = customers.find(filter, { search: 0 }).sort(sort).hint(hint);
      yield* found.lean<CustomerRow[]>().cursor(ROWS_AT_ONCE);
    },

    /** An empty text removes the note; null when there is no such customer, or the note is not what was `seen`. */
    setNote: (_id: string, note: CustomerNote, seen?: string) =>
      customers
        .findOneAndUpdate(
          { _id, ...notedAs(seen) },
          note.text ? { $set: { note } } : { $unset: { note: 1 } },
          {
            returnDocument: 'after',
          },
        )
        .lean(),
  };
}

const notedAs = (seen: string | undefined) => {
  if (seen === undefined) return {};
  return seen ? { 'note.text': seen } : { note: { $exists: false } };
};

function orderBy(asked: CustomerExportQuery['sort']) {
  const direction: 1 | -1 = asked.startsWith('-') ? -1 : 1;
  const field = SORT_FIELD[asked.replace('-', '') as keyof typeof SORT_FIELD];
  return {
    sort: { [field]: direction, _id: direction } as Order,
    hint: { [field]: -1, _id: -1 } as Order,
  };
}

/** Fields that the newest order lacks are removed. */
function toUpdate(figures: CustomerFigures) {
  const gone = OPTIONAL.filter((field) => figures[field] === undefined);
  return {
    $set: figures,
    ...(gone.length > 0 && { $unset: Object.fromEntries(gone.map((field) => [field, 1])) }),
  };
}
