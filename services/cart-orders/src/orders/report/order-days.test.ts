import { expect, test } from '@jest/globals';
import type { ElixirSales, OrderSummary } from '@shop/contracts/report';
import { orderModel } from '../order/order.model.ts';
import { database } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { SOON } from '../../testing/mails.ts';
import { paidOrder } from '../../testing/refunds.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { noTotals } from './day-totals.ts';
import { createOrderDayStore, type DayFigures, type OrderDayStore } from './order-day.store.ts';
import { createReportStore } from './report.store.ts';
import { totalsOf } from './sold.ts';
import { dayOf, daysBetween, setShopZone } from '@shop/service-kit/days';

const shop = shopHere({ env: SOON });

const summary = async () => (await (await shop.admin()).get<OrderSummary>('/api/admin/reports/summary')).body;
const salesOf = async (id: number) =>
  (await (await shop.admin()).get<ElixirSales>(`/api/admin/reports/elixirs/${id}`)).body;
const isNow = (today: object, elixir: number, sold: object) =>
  eventually(async () => {
    const figures = [(await summary()).today, await salesOf(elixir)];
    return JSON.stringify(figures) === JSON.stringify([today, sold]);
  });

test('when an order is paid, given back in part and cancelled then the figures follow each step', async () => {
  const { elixir, refund, admin, path } = await paidOrder(shop);
  await isNow({ orders: 1, sales: 295 }, elixir.id, { orders: 1, units: 1, sales: 295 });

  await refund({ amount: 100 });
  await isNow({ orders: 1, sales: 195 }, elixir.id, { orders: 1, units: 1, sales: 195 });

  await admin.patch(`${path}/status`, { status: 'cancelled' });
  await isNow({ orders: 0, sales: 0 }, elixir.id, { orders: 0, units: 0, sales: 0 });
});

const AT = new Date('2026-03-01T12:00:00Z');
const anOrder = (at: number) => ({
  _id: `day-order-${at}-0123456789`,
  checkoutId: `day-${at}`,
  number: `FK-9${at}`,
  totalCents: 10_000,
  status: 'processing',
  paymentStatus: 'approved',
  search: [],
  outbox: [],
  createdAt: AT,
  updatedAt: AT,
  items: [{ id: at, elixirId: 500, elixirName: 'Monte Blanco', quantity: 1, priceCents: 10_000 }],
});

/** Uses separate stores on the shop's database. */
const withStores = (
  look: (given: {
    orderDays: OrderDayStore;
    sold: () => Promise<DayFigures>;
    add: (at: number) => Promise<unknown>;
  }) => Promise<void>,
) =>
  database(shop, async (db) => {
    orderModel(db);
    const orderDays = createOrderDayStore(db);
    const reports = createReportStore(db, orderDays);
    await look({
      orderDays,
      sold: async () => (await reports.days([dayOf(AT)]))[0]!.figures,
      add: (at) => db.collection<{ _id: string }>('orders').insertOne(anOrder(at)),
    });
  });

test('when a day was summed up then its orders are read again only after one of them changed', () =>
  withStores(async ({ orderDays, sold, add }) => {
    await add(1);
    expect(await sold()).toMatchObject({ orders: 1, salesCents: 10_000 });

    await add(2);
    expect(await sold()).toMatchObject({ orders: 1 });
    await orderDays.changed(AT);

    expect(await sold()).toMatchObject({ orders: 2, salesCents: 20_000 });
    expect(await sold()).toMatchObject({ orders: 2, salesCents: 20_000 });
  }));

test('when a day was summed up then what was sold stands apart, so that whoever wants few figures passes it by', () =>
  database(shop, async (db) => {
    const orderDays = createOrderDayStore(db);
    const asked = dayOf(new Date('2026-05-01T12:00:00Z'));
    const { day, zone } = asked;
    const monte = { orders: 1, units: 2, salesCents: 300, name: 'Monte', isCustom: false };
    const { elixirs, flowers, ...few } = { ...noTotals(), orders: 1, elixirs: new Map([[500, monte]]) };

    await orderDays.keep(asked, 0, { ...few, elixirs, flowers });

    const stored = await db.collection<{ _id: string }>('order_days').findOne({ _id: day });
    const key = expect.any(String);
    expect(stored).toEqual({ _id: day, version: 0, figures: { ...few, version: 0, zone, key } });
    const known = (await orderDays.known(day, day)).get(day)!;
    expect(known).toEqual({ version: 0, figures: { ...few, key } });
    const row = (await orderDays.sold([day])).get(day)!;
    expect(row.key).toBe(known.figures!.key);
    expect(totalsOf(row, 500)).toEqual({ orders: 1, units: 2, salesCents: 300 });
    expect(totalsOf(row, 501)).toBeUndefined();
  }));

test('when an order changes while its day is summed up then what was summed up is not kept', () =>
  withStores(async ({ orderDays, sold, add }) => {
    const asked = dayOf(AT);
    const { day } = asked;
    await orderDays.changed(AT);
    const read = (await orderDays.known(day, day)).get(day)!;
    const totals = { ...noTotals(), orders: 77 };
    // Another order changes between reading the orders and storing the sum.
    await add(3);
    await orderDays.changed(AT);

    await orderDays.keep(asked, read.version, totals);

    expect(await sold()).toMatchObject({ orders: 3 });
  }));

test('when a day that nobody asked for changes while it is first summed up then that is not kept either', () =>
  withStores(async ({ orderDays }) => {
    const later = new Date('2026-04-01T12:00:00Z');
    const asked = dayOf(later);
    const { day } = asked;
    await orderDays.changed(later);

    await orderDays.keep(asked, 0, { ...noTotals(), orders: 77 });

    expect((await orderDays.known(day, day)).get(day)).toEqual({ version: 1 });
  }));

test('when a day was summed up anew meanwhile then the slower one leaves what was sold as it is', () =>
  withStores(async ({ orderDays }) => {
    const later = new Date('2026-04-02T12:00:00Z');
    const asked = dayOf(later);
    const { day } = asked;
    // The first sum begins, an order changes, and a second sum finishes first.
    await orderDays.changed(later);
    const { sold } = await orderDays.keep(asked, 1, { ...noTotals(), orders: 2 });

    await orderDays.keep(asked, 0, { ...noTotals(), orders: 77 });

    expect((await orderDays.known(day, day)).get(day)?.figures).toMatchObject({ orders: 2, key: sold.key });
    expect((await orderDays.sold([day])).get(day)?.key).toBe(sold.key);
  }));

test('when a report reaches beyond the first and the last order then nothing is noted of days without any', () =>
  database(shop, async (db) => {
    const reports = createReportStore(db, createOrderDayStore(db));
    const earlier = daysBetween(new Date('2019-01-01'), new Date('2021-01-01'));
    const later = daysBetween(new Date('2036-01-01'), new Date('2038-06-01'));

    const totals = [...(await reports.days(earlier)), ...(await reports.days(later))];

    expect(totals.filter(({ figures }) => figures.orders > 0)).toEqual([]);
    const noted = await db
      .collection<{ _id: string }>('order_days')
      .find({ $or: [{ _id: { $lt: '2022' } }, { _id: { $gt: '2035' } }] })
      .toArray();
    expect(noted.map(({ _id }) => _id)).toEqual([]);
  }));

test('when the shop moves to another zone, and back then its days are summed up by the clocks that count', () =>
  withStores(async ({ orderDays, sold, add }) => {
    const { day, to } = dayOf(AT);
    await add(9);
    await orderDays.changed(AT);
    const before = await sold();
    const known = async () => (await orderDays.known(day, day)).get(day)!;
    const { version } = await known();
    try {
      setShopZone('America/Cancun');
      expect(await known()).toEqual({ version });
      // In that zone it is already the next day.
      await orderDays.changed(new Date(to.getTime() - 1));
    } finally {
      setShopZone(undefined);
    }

    expect(await known()).toEqual({ version: version + 1 });
    expect(await sold()).toMatchObject({ orders: before.orders });
    expect((await known()).figures).toBeDefined();
  }));
