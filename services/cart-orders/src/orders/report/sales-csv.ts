import type { SalesPeriod, SalesReport, SoldElixir, SoldFlower } from '@shop/contracts/report';
import { csvOf, type CsvColumns } from '@shop/service-kit/csv';

const PERIOD: CsvColumns<SalesPeriod> = [
  ['Desde', ({ from }) => from],
  ['Hasta', ({ to }) => to],
];
const SALES: CsvColumns<SalesPeriod> = [
  ...PERIOD,
  ['Pedidos pagados', ({ orders }) => orders],
  ['Ventas netas (MXN)', ({ sales }) => sales.toFixed(2)],
  ['Ticket promedio (MXN)', ({ averageTicket }) => averageTicket.toFixed(2)],
  ['Pedidos por pagar', ({ pendingOrders }) => pendingOrders],
  ['Por pagar (MXN)', ({ pending }) => pending.toFixed(2)],
];
/** A shop with free delivery needs no column for it. */
const withDelivery = (periods: SalesPeriod[]): CsvColumns<SalesPeriod> =>
  periods.every(({ delivery }) => delivery === undefined)
    ? SALES
    : [
        ...SALES,
        ['Productos (MXN)', ({ sales, products = sales }) => products.toFixed(2)],
        ['Envíos (MXN)', ({ delivery = 0 }) => delivery.toFixed(2)],
      ];
const FUNNEL: CsvColumns<SalesPeriod> = [
  ...PERIOD,
  ['Visitas', ({ visits }) => visits],
  ['Carritos', ({ carts }) => carts],
  ['Pagos iniciados', ({ checkouts }) => checkouts],
  ['Pedidos pagados', ({ paid }) => paid],
];
const FLOWERS: CsvColumns<SoldFlower> = [
  ['Flor', ({ name }) => name],
  ['Pedidos', ({ orders }) => orders],
  ['Piezas', ({ units }) => units],
];
const ELIXIRS: CsvColumns<SoldElixir> = [
  ['Elixir', ({ name }) => name],
  ['Pedidos', ({ orders }) => orders],
  ['Piezas', ({ units }) => units],
  ['Ventas netas (MXN)', ({ sales }) => sales.toFixed(2)],
];

const MARGINS: CsvColumns<SoldElixir> = [
  ...ELIXIRS,
  ['Costo (MXN)', ({ cost }) => cost?.toFixed(2)],
  ['Margen (MXN)', ({ margin }) => margin?.toFixed(2)],
];
/** A shop that records no costs has no margins. */
const withMargins = (elixirs: SoldElixir[]) =>
  elixirs.some(({ cost }) => cost !== undefined) ? MARGINS : ELIXIRS;

/** The spreadsheets of a report by name: their titles and lines. */
export const SALES_CSV: Record<
  string,
  { file: string; lines: (report: SalesReport) => AsyncIterable<string> }
> = {
  sales: { file: 'ventas', lines: ({ periods }) => csvOf(withDelivery(periods), periods) },
  funnel: { file: 'embudo', lines: ({ periods }) => csvOf(FUNNEL, periods) },
  elixirs: { file: 'elixires', lines: ({ elixirs }) => csvOf(withMargins(elixirs), elixirs) },
  flowers: { file: 'flores', lines: ({ flowers }) => csvOf(FLOWERS, flowers) },
};
