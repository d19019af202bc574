import { toPesos } from '@shop/contracts/money';
import { csvHead, csvLine } from '@shop/service-kit/csv';
import { dayOf } from '../../days.ts';
import type { CustomerRow } from './customer.model.ts';

type Column = [title: string, value: (customer: CustomerRow) => string | number | undefined];

const day = (at: Date | undefined) => at && dayOf(at).day;
const COLUMNS: Column[] = [
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

/** Line by line: however many customers there are, only a few are in memory. */
export async function* customersCsv(customers: AsyncIterable<CustomerRow>): AsyncGenerator<string> {
  yield csvHead(COLUMNS.map(([title]) => title));
  for await (const customer of customers) yield csvLine(COLUMNS.map(([, value]) => value(customer)));
}
