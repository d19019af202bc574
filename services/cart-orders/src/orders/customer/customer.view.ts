import type { Customer } from '@shop/contracts/customer';
import { toPesos } from '@shop/contracts/money';
import type { CustomerRow } from './customer.model.ts';

export const toCustomer = (row: CustomerRow): Customer => ({
  id: row._id,
  email: row.email,
  name: row.name ?? null,
  phone: row.phone ?? null,
  city: row.city ?? null,
  state: row.state ?? null,
  orders: row.orders ?? 0,
  spent: toPesos(row.spentCents ?? 0),
  firstOrderAt: row.firstOrderAt?.toISOString() ?? null,
  lastOrderAt: row.lastOrderAt?.toISOString() ?? null,
  note: row.note?.text ?? null,
});
