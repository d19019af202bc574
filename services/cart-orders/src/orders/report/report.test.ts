import { beforeAll, expect, test } from '@jest/globals';
import { orderSummary, shopReadiness, type ElixirSales, type OrderSummary } from '@shop/contracts/report';
import { aShipping } from '@shop/contracts/testing/builders';
import { changeOrder, insertOrders } from '../../testing/database.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { searchTexts } from '../order/search-texts.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A time that is today in the shop's zone whenever the test runs. */
const noonToday = () => Math.floor((Date.now() - 6 * HOUR_MS) / DAY_MS) * DAY_MS + 18 * HOUR_MS;

type Given = {
  name?: string;
  daysAgo: number;
  cents: number;
  status?: string;
  paymentStatus?: string;
  refundedCents?: number;
  shippingCents?: number;
  taxCents?: number;
  tracking?: object;
  deliveredAt?: Date;
};
const ORDERS: Given[] = [
  { daysAgo: 0, cents: 29_500 },
  { daysAgo: 0, cents: 10_000, paymentStatus: 'rejected', status: 'pending' },
  { daysAgo: 3, cents: 50_050, status: 'completed' },
  { daysAgo: 6, cents: 40_000, status: 'cancelled', name: '=1+1' },
  { daysAgo: 7, cents: 20_000, status: 'completed', name: 'Peña, "Lucía"' },
  { daysAgo: 29, cents: 5_000, status: 'pending', shippingCents: 9_900, taxCents: 416 },
  {
    daysAgo: 30,
    cents: 99_900,
    status: 'completed',
    tracking: { carrier: 'DHL', number: '12345' },
    deliveredAt: new Date('2026-11-25T18:30:00Z'),
  },
  { daysAgo: 5, cents: 20_000, paymentStatus: 'refunded', refundedCents: 20_000 },
  { daysAgo: 5, cents: 10_000, paymentStatus: 'partially_refunded', refundedCents: 2_500 },
];

const stored = ({ name = 'Persona de Muestra', daysAgo, cents, ...rest }: Given, index: number) => {
  const number = `FK-${String(index + 1).padStart(6, '0')}`;
  const at = new Date(noonToday() - daysAgo * DAY_MS);
  const shipping = aShipping({ name });
  const otherCents = Math.max(500, cents - 2_000);
  return {
    _id: `order-${index}-0123456789`,
    checkoutId: `checkout-${index}`,
    number,
    shipping,
    items: [
      { id: index * 2, elixirId: 7, elixirName: 'Monte Blanco', quantity: 2, priceCents: 1_000 },
      { id: index * 2 + 1, elixirId: 8, elixirName: 'Selva Alta', quantity: 1, priceCents: otherCents },
    ],
    totalCents: cents,
    status: 'processing',
    paymentStatus: 'approved',
    search: searchTexts({ number, shipping, items: [] }),
    history: [
      { at, who: 'sistema', to: 'pending' },
      { at, who: 'duena', from: 'pending', to: 'processing' },
    ],
    outbox: [],
    createdAt: at,
    updatedAt: at,
    ...rest,
  };
};

const shop = shopHere({ worker: false });
beforeAll(async () => {
  await insertOrders(shop, ORDERS.map(stored));
});

test('when administrators ask for the summary then orders and sales are what was paid, not cancelled and not given back', async () => {
  const { body } = await (await shop.admin()).get<OrderSummary>('/api/admin/reports/summary');

  expect(orderSummary.parse(body)).toMatchObject({
    today: { orders: 1, sales: 295 },
    week: { orders: 3, sales: 870.5 },
    month: { orders: 5, sales: 1120.5 },
    toPrepare: 3,
  });
  expect(body.days).toHaveLength(30);
  expect(body.days.at(-1)).toMatchObject({ orders: 1, sales: 295 });
  expect(body.days.at(-5)).toMatchObject({ orders: 0, sales: 0 });
  expect(body.days.at(-6)).toMatchObject({ orders: 1, sales: 75 });
});

test('when they ask how ready the shop is then stand-ins are told as what they are', async () => {
  const { body } = await (await shop.admin()).get('/api/admin/reports/readiness');

  expect(shopReadiness.parse(body)).toEqual({
    livePayments: false,
    sendsMail: false,
    hasOwnerEmail: false,
    hasOrder: true,
  });
});

test('when they ask what was sold of an elixir then only its own lines of paid orders count', async () => {
  const admin = await shop.admin();

  const sold = await admin.get<ElixirSales>('/api/admin/reports/elixirs/7');
  const never = await admin.get<ElixirSales>('/api/admin/reports/elixirs/99');

  // The shop kept three quarters of the last order.
  expect(sold.body).toEqual({ orders: 6, units: 12, sales: 115 });
  expect(never.body).toEqual({ orders: 0, units: 0, sales: 0 });
});

test('when orders are exported then each is a line, and no text can become a formula', async () => {
  const answer = await (await shop.admin()).get<string>('/api/admin/reports/orders.csv?sort=createdAt');

  const lines = String(answer.body).trimEnd().split('\r\n');
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="pedidos-[\d-]+\.csv"$/);
  expect(lines).toHaveLength(ORDERS.length + 1);
  expect(lines[0]).toMatch(/Pedido,Fecha,Cliente,Correo/);
  expect(lines[1]).toContain('FK-000007');
  expect(lines[1]).toContain('"2 × Monte Blanco; 1 × Selva Alta",999.00,Completado,Pagado,0.00');
  expect(lines.join('\n')).toContain(',100.00,Procesando,Reembolso parcial,25.00');
  expect(lines.join('\n')).toContain(`,'=1+1,`);
  expect(lines.join('\n')).toContain(`,"Peña, ""Lucía""",`);
});

test('when an order had delivery or a tax on top then both stand in its line, and 0.00 in the others', async () => {
  const answer = await (await shop.admin()).get<string>('/api/admin/reports/orders.csv?sort=createdAt');

  const [head, first, second] = String(answer.body).split('\r\n');
  expect(head).toMatch(/,Descuento \(MXN\),Envío \(MXN\),IVA aparte \(MXN\),/);
  expect([first, second].map((line) => line!.split(',').slice(-11, -8))).toEqual([
    ['0.00', '0.00', '0.00'],
    ['0.00', '99.00', '4.16'],
  ]);
});

test('when an order has a parcel that arrived then its number and the day stand in its line', async () => {
  const answer = await (await shop.admin()).get<string>('/api/admin/reports/orders.csv?sort=createdAt');

  const [head, first, second] = String(answer.body).split('\r\n');
  expect(head).toMatch(
    /,Paquetería,Guía,Entregado,Método,Comisión \(MXN\),Impuestos retenidos \(MXN\),Neto \(MXN\)$/,
  );
  // The provider has not reported on this order yet, so its amounts are unknown.
  expect(first).toMatch(/,DHL,12345,2026-11-25 12:30,,,,$/);
  expect(second).toMatch(/,,,,,,,$/);
});

test('when an export is filtered then only those orders are in it', async () => {
  const answer = await (await shop.admin()).get<string>('/api/admin/reports/orders.csv?status=cancelled');

  expect(String(answer.body).trimEnd().split('\r\n')).toHaveLength(2);
});

test('when chosen orders are exported then only those are in it, and a broken id is refused', async () => {
  const admin = await shop.admin();
  const ask = (ids: string) => admin.get<string>(`/api/admin/reports/orders.csv?status=pending&ids=${ids}`);

  const lines = String((await ask('order-0-0123456789,order-2-0123456789')).body)
    .trimEnd()
    .split('\r\n');

  expect(lines.slice(1).map((line) => line.slice(0, 9))).toEqual(['FK-000001', 'FK-000003']);
  expect((await ask('order-0-0123456789,1')).status).toBe(400);
});

test('when parcels are exported then each that is to be sent is a line with its address in parts, weight and value', async () => {
  const answer = await (await shop.admin()).get<string>('/api/admin/reports/shipments.csv?sort=createdAt');

  const [head, ...lines] = String(answer.body).trimEnd().split('\r\n');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="envios-[\d-]+\.csv"$/);
  expect(head).toMatch(
    /Pedido,Destinatario,Calle y número,Colonia,Ciudad,Estado,Código postal,Teléfono,Correo,Peso \(g\)/,
  );
  // Unpaid, refunded, cancelled and sent orders are left out.
  expect(lines.map((line) => line.slice(0, 9))).toEqual(['FK-000006', 'FK-000009', 'FK-000001']);
  expect(lines[0]).toContain(',Calle 60 número 491,,Mérida,Yucatán,97000,');
  expect(lines[0]).toContain(',1200,3,50.00,"2 × Monte Blanco; 1 × Selva Alta",');
});

test('when a piece of a parcel is with the shop again then the parcel is of the others', async () => {
  const orders = (change: object) => changeOrder(shop, 'order-0-0123456789', change);
  const client = await shop.admin();
  const line = async () => {
    const path = '/api/admin/reports/shipments.csv?ids=order-0-0123456789';
    return String((await client.get<string>(path)).body)
      .trimEnd()
      .split('\r\n')[1];
  };

  await orders({ $set: { returns: [{ id: 'press', lines: [{ id: 0, quantity: 1 }] }] } });
  const kept = await line();
  await orders({ $unset: { returns: 1 } });

  expect(kept).toContain(',800,2,295.00,"1 × Monte Blanco; 1 × Selva Alta",');
});

test('when chosen parcels are exported then those that have left are in it, and no unpaid one', async () => {
  const ids = ['0', '1', '2', '3'].map((index) => `order-${index}-0123456789`).join();

  const answer = await (await shop.admin()).get<string>(`/api/admin/reports/shipments.csv?ids=${ids}`);

  const lines = String(answer.body).trimEnd().split('\r\n').slice(1);
  expect(lines.map((line) => line.slice(0, 9)).toSorted()).toEqual(['FK-000001', 'FK-000003']);
});

test('when the history of an order is asked for then it tells who, when, from and to', async () => {
  const { body } = await (await shop.admin()).get('/api/orders/order-0-0123456789/history');

  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  expect(body).toEqual([
    { at, who: 'sistema', to: 'pending' },
    { at, who: 'duena', from: 'pending', to: 'processing' },
  ]);
});
