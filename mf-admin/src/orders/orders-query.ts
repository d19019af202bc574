import { lotCode } from '@shop/contracts/lot';
import {
  ORDER_STATUS_LABEL,
  ORDER_STATUSES,
  PAYMENT_STATUS_LABEL,
  PAYMENT_STATUSES,
} from '@shop/contracts/order';
import { type OrderListQuery } from '@shop/contracts/order-list';
import { dayParam } from '../list/day-param.ts';
import type { ListParams } from '../list/use-list-params.ts';

export const PAGE_SIZE = 25;
/** The filters' names in the address. */
export const FILTER_NAMES = ['q', 'estado', 'pago', 'desde', 'hasta', 'lote', 'orden'];

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

export type Filters = Pick<OrderListQuery, 'sort' | 'q' | 'status' | 'paymentStatus' | 'from' | 'to' | 'lot'>;
const known = <T extends string>(values: readonly T[], value: string) => values.find((one) => one === value);

/** The server's query from the page address; invalid values are left out. */
export const ordersFilters = ({ get }: ListParams): Filters => {
  const status = known(ORDER_STATUSES, get('estado'));
  const paymentStatus = known(PAYMENT_STATUSES, get('pago'));
  const lot = lotCode.safeParse(get('lote')).data;
  const [from, to] = [dayParam(get('desde')), dayParam(get('hasta'))];
  return {
    sort: SORTS.find(({ value }) => value === get('orden'))?.value ?? '-createdAt',
    ...(get('q') && { q: get('q').slice(0, 100) }),
    ...(status && { status }),
    ...(paymentStatus && { paymentStatus }),
    ...(from && { from }),
    ...(to && { to }),
    ...(lot && { lot }),
  };
};

/** The number of filters in use, without the search. */
export const activeFilters = ({ status, paymentStatus, from, to, lot }: Filters): number =>
  [status, paymentStatus, from, to, lot].filter(Boolean).length;

/** Chosen orders, or all that match the filters. */
type Wanted = { ids: string[] } | Filters;
const queryOf = (wanted: Wanted) =>
  new URLSearchParams('ids' in wanted ? { ids: wanted.ids.join() } : (wanted as Record<string, string>));

/** Spreadsheets of these orders and of their parcels. */
export const ordersFiles = (wanted: Wanted) =>
  [
    {
      name: 'Pedidos (CSV)',
      call: 'GET /api/admin/reports/orders.csv',
      href: `/api/admin/reports/orders.csv?${queryOf(wanted)}`,
    },
    {
      name: 'Envíos (CSV)',
      call: 'GET /api/admin/reports/shipments.csv',
      href: `/api/admin/reports/shipments.csv?${queryOf(wanted)}`,
    },
  ] as const;

/** For the accountant: the orders of these days with a requested invoice. */
export const invoicesFile = ({ from, to }: Filters) =>
  ({
    name: 'Facturas (CSV)',
    call: 'GET /api/admin/reports/invoices.csv',
    href: `/api/admin/reports/invoices.csv?${new URLSearchParams({ ...(from && { from }), ...(to && { to }) })}`,
  }) as const;
