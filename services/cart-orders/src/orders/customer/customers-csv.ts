import { toPesos } from '@shop/contracts/money';
import type { CsvColumns } from '@shop/service-kit/csv';
import { dayOf } from '@shop/service-kit/days';
import type { CustomerRow } from './customer.model.ts';

const day = (at: Date | undefined) => at && dayOf(at).day;
export const CUSTOMER_COLUMNS: CsvColumns<CustomerRow> = [
  ['Cliente', ({ name }) => name],
  ['Correo', ({ email }) => email],
  ['Teléfono', ({ phone }) => phone],
  ['Ciudad', ({ city }) => city],
  ['Estado de la República', ({ state }) => state],
  ['Pedidos', ({ orders }) => orders],
  ['Gastado (MXN)', ({ spentCents }) => toPesos(spentCents).toFixed(2)],
  ['Primer pedido', ({ firstOrderAt }) => day(firstOrderAt)],
  ['Último pedido', ({ lastOrderAt }) => day(lastOrderAt)],
  ['Nota', ({ note }) => note?.text],
];
