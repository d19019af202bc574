import type { CustomerExportQuery } from '@shop/contracts/customer';
import type { ListParams } from '../list/use-list-params.ts';

export const PAGE_SIZE = 25;

export const SORTS: { value: CustomerExportQuery['sort']; label: string }[] = [
  { value: '-lastOrderAt', label: 'Último pedido, recientes primero' },
  { value: 'lastOrderAt', label: 'Último pedido, antiguos primero' },
  { value: '-spent', label: 'Gastado, de mayor a menor' },
  { value: 'spent', label: 'Gastado, de menor a mayor' },
  { value: '-orders', label: 'Pedidos, de más a menos' },
  { value: 'orders', label: 'Pedidos, de menos a más' },
];

/** The server's query from the page address; invalid values are left out. */
export const customersFind = ({ get }: ListParams): CustomerExportQuery => ({
  sort: SORTS.find(({ value }) => value === get('orden'))?.value ?? '-lastOrderAt',
  ...(get('q') && { q: get('q').slice(0, 100) }),
});

/** Address of the spreadsheet with all customers that the search finds. */
export const csvAddress = (find: CustomerExportQuery) =>
  `/api/admin/reports/customers.csv?${new URLSearchParams(find as Record<string, string>)}`;
