import { everyRow, type Migration } from '@shop/service-kit/migrations/migration';
import type { CustomerRow } from '../orders/customer/customer.model.ts';
import { customerTexts } from '../orders/order/search-texts.ts';
import type { Context } from './context.ts';

type Stored = Pick<CustomerRow, '_id' | 'email' | 'name' | 'phone' | 'city' | 'search' | 'version'>;

/** Makes customers findable by their words in the same way. */
export const migration: Migration<Context> = {
  when: 'beside',
  run: ({ db }, progress) =>
    everyRow<Stored>(
      db,
      {
        collection: 'customers',
        fields: { email: 1, name: 1, phone: 1, city: 1, search: 1, version: 1 },
        write: (customers) =>
          db.collection<Stored>('customers').bulkWrite(
            customers.map((customer) => ({
              updateOne: {
                // A customer who ordered meanwhile has the texts already.
                filter: { _id: customer._id, version: customer.version },
                update: { $set: { search: customerTexts(customer) } },
              },
            })),
            { ordered: false },
          ),
      },
      progress,
    ),
};
