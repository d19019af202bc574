import { beforeAll, expect, test } from '@jest/globals';
import { salesReport, type SalesReport } from '@shop/contracts/report';
import { addVisits } from '@shop/service-kit/visits';
import { Redis } from 'ioredis';
import { lastDays } from '@shop/service-kit/days';
import { database, insertOrders } from '../../testing/database.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { readyToPay } from '../../testing/shopper.ts';
import { collectVisits } from '../../shopping/funnel/collect-visits.ts';
import { createFunnelStore } from '../../shopping/funnel/funnel.store.ts';
import { createLog } from '@shop/service-kit/log';
import { orderModel } from '../order/order.model.ts';
import { eventually } from '../../testing/eventually.ts';

type Given = { day: string; cents: number; over?: object; items?: object[] };
const line = (elixirId: number, elixirName: string, over: object = {}) => ({
  id: elixirId,
  elixirId,
  elixirName,
  quantity: 1,
  priceCents: 10_000,
  flowers: ['Tajonal'],
  ...over,
});
const MONTE = line(7, 'Monte Blanco', { flowers: ['Xtabentún', 'Tajonal'] });
const ORDERS: Given[] = [
  { day: '2026-03-01', cents: 10_000, items: [MONTE] },
  { day: '2026-03-02', cents: 30_000, items: [line(8, 'Selva Alta', { quantity: 3 })] },
  {
    day: '2026-03-03',
    cents: 20_000,
    items: [MONTE, line(9, 'Para Lucía', { isCustom: true, flowers: [] })],
  },
  { day: '2026-03-03', cents: 40_000, over: { paymentStatus: 'pending', status: 'pending' } },
  { day: '2026-03-09', cents: 5_000, over: { paymentStatus: 'refunded', refundedCents: 5_000 } },
  { day: '2026-04-01', cents: 10_000, items: [line(10, 'De Marco', { isCustom: true, flowers: [] })] },
];
const stored = ({ day, cents, over, items = [MONTE] }: Given, at: number) => ({
  _id: `sale-${at}-0123456789abc`,
  checkoutId: `sale-${at}`,
  number: `FK-8000${at}`,
  items,
  search: [],
  totalCents: cents,
  status: 'completed',
  paymentStatus: 'approved',
  history: [],
  outbox: [],
  createdAt: new Date(`${day}T18:00:00Z`),
  ...over,
});

const shop = shopHere({ worker: false });
beforeAll(async () => {
  await database(shop, async (db) => {
    await db.collection<{ _id: string }>('orders').insertMany(ORDERS.map(stored));
    await db
      .collection<{ _id: string }>('funnel_days')
      .insertOne({ _id: '2026-03-02', visits: 50, carts: 9 } as never);
  });
});

const ask = async (query: string) =>
  (await shop.admin()).get<SalesReport>(`/api/admin/reports/sales?${query}`);

test('when sales are asked for by day then each has its own, and what is not paid stands apart', async () => {
  const { body } = await ask('from=2026-03-01&to=2026-03-03');

  expect(salesReport.parse(body).periods).toMatchObject([
    { from: '2026-03-01', to: '2026-03-01', orders: 1, sales: 100, averageTicket: 100, visits: 0, paid: 1 },
    { from: '2026-03-02', orders: 1, sales: 300, visits: 50, carts: 9, checkouts: 0 },
    { from: '2026-03-03', orders: 1, sales: 200, pendingOrders: 1, pending: 400, paid: 1 },
  ]);
  expect(body.total).toMatchObject({ orders: 3, sales: 600, averageTicket: 200, pending: 400, paid: 3 });
});

test.each([
  ['week', ['2026-02-27', '2026-03-02', '2026-03-09']],
  ['month', ['2026-02-27', '2026-03-01']],
])('when sales are asked for by %s then its first and last day are told', async (by, expected) => {
  const { body } = await ask(`from=2026-02-27&to=2026-03-10&by=${by}`);

  expect(body.periods.map(({ from }) => from)).toEqual(expected);
  expect(body.periods.at(-1)!.to).toBe('2026-03-10');
  expect(body.total).toMatchObject({ orders: 3, paid: 4 });
});

test('when blends and flowers are ranked then own blends are one entry', async () => {
  const { body } = await ask('from=2026-03-01&to=2026-04-01');

  expect(body.elixirs).toEqual([
    { name: 'Selva Alta', orders: 1, units: 3, sales: 300 },
    { name: 'Elixires personalizados', orders: 2, units: 2, sales: 200 },
    { name: 'Monte Blanco', orders: 2, units: 2, sales: 200 },
  ]);
  expect(body.flowers).toEqual([
    { name: 'Tajonal', orders: 3, units: 5 },
    { name: 'Xtabentún', orders: 2, units: 2 },
  ]);
});

test('when delivery was paid for then it stands apart, and what went back is taken from what it was of', async () => {
  const two = [
    { ...MONTE, id: 1 },
    { ...line(8, 'Selva Alta'), id: 2 },
  ];
  const paid = { shippingCents: 5_000 };
  const backs = {
    delivery: [{ id: 'r1', cents: 5_000 }],
    pieces: [{ id: 'r2', cents: 10_000, lines: [{ id: 2, cents: 10_000 }] }],
  };
  const given: Given[] = [
    { day: '2025-09-01', cents: 25_000, items: two, over: paid },
    {
      day: '2025-09-02',
      cents: 25_000,
      items: two,
      over: { ...paid, refundedCents: 5_000, backs: backs.delivery },
    },
    {
      day: '2025-09-03',
      cents: 25_000,
      items: two,
      over: { ...paid, refundedCents: 10_000, backs: backs.pieces },
    },
    // A refund asked for but not made yet, and a refund that names nothing.
    { day: '2025-09-04', cents: 25_000, items: two, over: { ...paid, backs: backs.pieces } },
    { day: '2025-09-05', cents: 25_000, items: two, over: { ...paid, refundedCents: 5_000 } },
    // A refund of its pieces, and of half of the rest.
    {
      day: '2025-09-06',
      cents: 25_000,
      items: two,
      over: { ...paid, refundedCents: 17_500, backs: backs.pieces },
    },
  ];
  await insertOrders(
    shop,
    given.map((one, at) => stored(one, at + 50)),
  );

  const { body } = await ask('from=2025-09-01&to=2025-09-06');

  expect(body.periods.map(({ sales, products, delivery }) => [sales, products, delivery])).toEqual([
    [250, 200, 50],
    [200, undefined, undefined],
    [150, 100, 50],
    [250, 200, 50],
    [200, 160, 40],
    [75, 50, 25],
  ]);
  expect(body.total).toMatchObject({ sales: 1_125, products: 910, delivery: 215 });
  expect(body.elixirs).toMatchObject([
    { name: 'Monte Blanco', sales: 530 },
    { name: 'Selva Alta', sales: 380 },
  ]);
  const csv = await (
    await shop.admin()
  ).get<string>('/api/admin/reports/sales.csv?from=2025-09-01&to=2025-09-02');
  expect(String(csv.body)).toMatch(/Productos \(MXN\),Envíos \(MXN\)\r?\n2025-09-01,.*,200\.00,50\.00/);
  expect((await ask('from=2026-03-01&to=2026-03-03')).body.total).not.toHaveProperty('delivery');
});

test('when orders know what their products cost then the report and its spreadsheet say what they left, also of a whole month', async () => {
  const costs = [{ elixirId: 7, costCents: 4_050 }];
  const sold = [
    { day: '2025-11-03', cents: 20_000, items: [MONTE, line(8, 'Selva Alta')], over: { costs } },
    { day: '2025-11-04', cents: 20_000, items: [line(7, 'Monte Blanco', { quantity: 2 })] },
    { day: '2025-11-04', cents: 20_000, items: [line(7, 'Monte Blanco', { quantity: 2 })], over: { costs } },
  ];
  await insertOrders(
    shop,
    sold.map((one, at) => stored(one, 60 + at)),
  );
  const expected = [
    { name: 'Monte Blanco', orders: 3, units: 5, sales: 500, cost: 121.5, margin: 178.5 },
    { name: 'Selva Alta', orders: 1, units: 1, sales: 100 },
  ];

  for (const query of ['from=2025-11-03&to=2025-11-04', 'from=2025-11-01&to=2025-11-30'])
    for (const _ of ['summed up', 'kept']) expect((await ask(query)).body.elixirs).toEqual(expected);
  const { body } = await (
    await shop.admin()
  ).get<string>('/api/admin/reports/elixirs.csv?from=2025-11-03&to=2025-11-04');
  expect(String(body).split('\r\n').slice(0, 3)).toEqual([
    expect.stringContaining('Elixir,Pedidos,Piezas,Ventas netas (MXN),Costo (MXN),Margen (MXN)'),
    'Monte Blanco,3,5,500.00,121.50,178.50',
    'Selva Alta,1,1,100.00,,',
  ]);
});

test('when very many products were sold then the report has those that sold best, and the spreadsheet all', async () => {
  const lines = Array.from({ length: 120 }, (_, at) =>
    line(1_000 + at, `Mezcla ${at}`, { quantity: 120 - at }),
  );
  await insertOrders(shop, [stored({ day: '2026-02-10', cents: 10_000, items: lines }, 77)]);
  const query = 'from=2026-02-10&to=2026-02-10';

  const { elixirs } = (await ask(query)).body;
  const { body } = await (await shop.admin()).get<string>(`/api/admin/reports/elixirs.csv?${query}`);

  expect(elixirs.map(({ name }) => name)).toEqual(lines.slice(0, 100).map(({ elixirName }) => elixirName));
  expect(String(body).trimEnd().split('\r\n')).toHaveLength(121);
});

test.each([
  ['sales', 'Desde,Hasta,Pedidos pagados', '2026-03-02,2026-03-02,1,300.00,300.00,0,0.00'],
  ['funnel', 'Desde,Hasta,Visitas', '2026-03-02,2026-03-02,50,9,0,1'],
  ['elixirs', 'Elixir,Pedidos,Piezas', 'Selva Alta,1,3,300.00'],
  ['flowers', 'Flor,Pedidos,Piezas', 'Tajonal,1,3'],
])('when %s are exported then they stand in a spreadsheet', async (name, head, expected) => {
  const { body, status } = await (
    await shop.admin()
  ).get<string>(`/api/admin/reports/${name}.csv?from=2026-03-02&to=2026-03-02`);

  expect(status).toBe(200);
  expect(String(body)).toContain(head);
  expect(String(body).split('\r\n')[1]).toBe(expected);
});

test.each([
  '',
  'from=2026-03-02',
  'from=2026-03-02&to=2026-03-01',
  'from=2020-01-01&to=2026-01-01',
  'from=x&to=y',
])('when the dates make no sense (%s) then they are refused by name', async (query) => {
  const { status, body } = await ask(query);
  expect([status, Object.keys((body as unknown as { errors: object }).errors).length > 0]).toEqual([
    400,
    true,
  ]);
});

test('when somebody visits, fills a cart and begins to pay then each is counted once', async () => {
  const day = lastDays(1, new Date())[0]!.day;
  const { client, cartId, elixir } = await readyToPay(shop);
  await client.post('/api/cart/items', { cartId, elixirId: elixir.id, quantity: 1 });
  const redis = new Redis(shop.config.REDIS_URL);
  await addVisits(redis, 3);
  await database(shop, async (db) => {
    orderModel(db);
    await collectVisits({ redis, funnel: createFunnelStore(db, createLog('test', 'silent')) });
  });
  redis.disconnect();

  await eventually(async () => {
    const { total } = (await ask(`from=${day}&to=${day}`)).body;
    return total.carts === 1 && total.checkouts === 1 && total.visits >= 1;
  });
});
