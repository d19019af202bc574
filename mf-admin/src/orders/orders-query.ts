import {
  ORDER_STATUS_LABEL,
  ORDER_STATUSES,
  PAYMENT_STATUS_LABEL,
  PAYMENT_STATUSES,
  type OrderListQuery,
} from '@shop/contracts/order';
import type { ListParams } from '../list/use-list-params.ts';

export const PAGE_SIZE = 25;

export const SORTS: { value: OrderListQuery['sort']; label: string }[] = [
  { value: '-createdAt', label: 'Fecha, recientes primero' },
  { value: 'createdAt', label: 'Fecha, antiguos primero' },
  { value: '-total', label: 'Total, de mayor a menor' },
  { value: 'total', label: 'Total, de menor a mayor' },
];
const ALL = { value: '', label: 'Todos' };
export const STATUSES = [
  ALL,
  ...ORDER_STATUSES.map((value) => ({ value, label: ORDER_STATUS_LABEL[value] })),
];
export const PAYMENTS = [
  ALL,
  ...PAYMENT_STATUSES.map((value) => ({ value, label: PAYMENT_STATUS_LABEL[value] })),
];

type Filters = Pick<OrderListQuery, 'sort' | 'q' | 'status' | 'paymentStatus'>;
const known = <T extends string>(values: readonly T[], value: string) => values.find((one) => one === value);

/** What the address asks of the server; whatever makes no sense there is left out. */
export const ordersFilters = ({ get }: ListParams): Filters => {
  const status = known(ORDER_STATUSES, get('estado'));
  const paymentStatus = known(PAYMENT_STATUSES, get('pago'));
  return {
    sort: SORTS.find(({ value }) => value === get('orden'))?.value ?? '-createdAt',
    ...(get('q') && { q: get('q').slice(0, 100) }),
    ...(status && { status }),
    ...(paymentStatus && { paymentStatus }),
  };
};

/** Address of the spreadsheet with all orders that the filters let through. */
export const csvAddress = (filters: Filters) =>
  `/api/admin/reports/orders.csv?${new URLSearchParams(filters as Record<string, string>)}`;
