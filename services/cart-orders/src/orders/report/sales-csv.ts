import type { SalesPeriod, SalesReport, SoldElixir, SoldFlower } from '@shop/contracts/report';
import { csvHead, csvLine } from '@shop/service-kit/csv';

type Columns<Row> = [title: string, value: (row: Row) => string | number][];

const PERIOD: Columns<SalesPeriod> = [
  ['Desde', ({ from }) => from],
  ['Hasta', ({ to }) => to],
];
const SALES: Columns<SalesPeriod> = [
  ...PERIOD,
  ['Pedidos pagados', ({ orders }) => orders],
  ['Ventas netas (MXN)', ({ sales }) => sales.toFixed(2)],
  ['Ticket promedio (MXN)', ({ averageTicket }) => averageTicket.toFixed(2)],
  ['Pedidos por pagar', ({ pendingOrders }) => pendingOrders],
  ['Por pagar (MXN)', ({ pending }) => pending.toFixed(2)],
];
const FUNNEL: Columns<SalesPeriod> = [
  ...PERIOD,
  ['Visitas', ({ visits }) => visits],
  ['Carritos', ({ carts }) => carts],
  ['Pagos iniciados', ({ checkouts }) => checkouts],
  ['Pedidos pagados', ({ paid }) => paid],
];
const FLOWERS: Columns<SoldFlower> = [
  ['Flor', ({ name }) => name],
  ['Pedidos', ({ orders }) => orders],
  ['Piezas', ({ units }) => units],
];
const ELIXIRS: Columns<SoldElixir> = [
  ['Elixir', ({ name }) => name],
  ['Pedidos', ({ orders }) => orders],
  ['Piezas', ({ units }) => units],
  ['Ventas netas (MXN)', ({ sales }) => sales.toFixed(2)],
];

const table = <Row>(columns: Columns<Row>, rows: Row[]): string[] => [
  csvHead(columns.map(([title]) => title)),
  ...rows.map((row) => csvLine(columns.map(([, value]) => value(row)))),
];

/** The spreadsheets of a report, by their names: what each is called, and its lines. */
export const SALES_CSV: Record<string, { file: string; lines: (report: SalesReport) => string[] }> = {
  sales: { file: 'ventas', lines: ({ periods }) => table(SALES, periods) },
  funnel: { file: 'embudo', lines: ({ periods }) => table(FUNNEL, periods) },
  elixirs: { file: 'elixires', lines: ({ elixirs }) => table(ELIXIRS, elixirs) },
  flowers: { file: 'flores', lines: ({ flowers }) => table(FLOWERS, flowers) },
};
