import { MOST_COUNTED } from '@shop/service-kit/list-count/list-count';

export const PAGE_SIZE = 25;
/** The last page that a list has, however many rows it has (ADR 0027). */
export const lastPage = (total: number, pageSize = PAGE_SIZE): number =>
  Math.min(total, MOST_COUNTED) / pageSize;

/** Administrators' questions to the list; a page number that only a long list has is included. */
const ORDERS: { what: string; query: (total: number) => string }[] = [
  { what: 'page 1', query: () => 'sort=-createdAt' },
  { what: 'page 1, one status', query: () => 'sort=-createdAt&status=processing' },
  { what: 'page 1, one payment status', query: () => 'sort=-createdAt&paymentStatus=approved' },
  {
    what: 'page 1, status and payment status, by total',
    query: () => 'sort=-total&status=completed&paymentStatus=approved',
  },
  { what: 'page 1, one payment status, by total', query: () => 'sort=-total&paymentStatus=approved' },
  { what: 'page 1, since a day', query: () => 'sort=-createdAt&from=2020-01-01' },
  { what: 'page 1, from day to day', query: () => 'sort=-createdAt&from=2020-01-01&to=2090-01-01' },
  { what: 'page 1, from day to day, by total', query: () => 'sort=-total&from=2020-01-01&to=2090-01-01' },
  {
    what: 'page 1, status, payment status and days',
    query: () => 'sort=-createdAt&status=completed&paymentStatus=approved&from=2020-01-01',
  },
  { what: 'page 1, by total', query: () => 'sort=-total' },
  { what: 'search by e-mail', query: () => 'sort=-createdAt&q=muestra77%40' },
  { what: 'search by number', query: () => 'sort=-createdAt&q=FK-000042' },
  // Both answers have the same number of rows: ten.
  { what: 'search by digits', query: (total) => `sort=-createdAt&pageSize=10&q=${total > 1_000 ? 42 : 4}` },
  { what: 'search by phone', query: () => 'sort=-createdAt&q=%28999%29%201000042' },
  { what: 'search by the number of a parcel', query: () => 'sort=-createdAt&q=6055000000000000000042' },
  { what: 'search by name', query: () => 'sort=-createdAt&pageSize=10&q=rosa' },
  { what: 'search by product', query: () => 'sort=-createdAt&q=tajonal' },
  {
    what: 'search by product, one payment status',
    query: () => 'sort=-createdAt&q=tajonal&paymentStatus=approved',
  },
  { what: 'last page', query: (total) => `sort=-createdAt&page=${lastPage(total)}` },
];

/** The same of customers. */
const CUSTOMERS: typeof ORDERS = [
  { what: 'page 1', query: () => 'sort=-lastOrderAt' },
  { what: 'page 1, by what they spent', query: () => 'sort=-spent' },
  { what: 'page 1, by orders', query: () => 'sort=-orders' },
  { what: 'search by e-mail', query: () => 'q=muestra77%40' },
  { what: 'search by phone', query: () => 'q=%28999%29%201000042' },
  { what: 'last page', query: (total) => `sort=-lastOrderAt&page=${lastPage(total)}` },
];
export const LISTS = [
  { list: 'orders', path: '/api/orders', queries: ORDERS },
  { list: 'customers', path: '/api/admin/customers', queries: CUSTOMERS },
];

const DAY_MS = 86_400_000;
const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
/** The report on the sales of `days` days, of which `last` days ago was the last. */
export const salesOf = (days: number, by: string, last = 0) =>
  `/api/admin/reports/sales?from=${dayBefore(last + days - 1)}&to=${dayBefore(last)}&by=${by}`;

/** What has to look at many orders; for its time (ms) the shop's other calls wait where the stores are embedded. */
export const WIDE = [
  {
    what: 'search by a name that 10,000 share',
    path: '/api/orders?sort=-createdAt&pageSize=10&q=luc',
    limit: 300,
  },
  { what: "the dashboard's figures", path: '/api/admin/reports/summary', limit: 500 },
  { what: 'sales of 30 days by day', path: salesOf(30, 'day'), limit: 500 },
  { what: 'sales of a year by week', path: salesOf(365, 'week'), limit: 500 },
  {
    what: 'customers of a name that 10,000 share',
    path: '/api/admin/customers?pageSize=10&q=luc',
    limit: 300,
  },
];
