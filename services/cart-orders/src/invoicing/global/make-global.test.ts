import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { someSettings } from '@shop/contracts/testing/builders';
import { startOfDay, dayOf } from '@shop/service-kit/days';
import { FAULTS, invoiceDesk } from '../../testing/invoice-desk.ts';
import { orderModel } from '../../orders/order/order.model.ts';
import { WORKSHOP } from '../../testing/stored-order.ts';
import { leftFor, makeDueGlobals, makeGlobal, type GlobalDeps } from './make-global.ts';
import { lastPeriods, periodAt, toGlobalPeriod } from './periods.ts';

// Fifty orders and an account that fails half of the time, on a machine that may be busy.
jest.setTimeout(120_000);

let desk: Awaited<ReturnType<typeof invoiceDesk>>;
let deps: GlobalDeps;
beforeAll(async () => {
  desk = await invoiceDesk();
  deps = { ...desk.parts, settings: WORKSHOP };
});
afterEach(async () => {
  jest.restoreAllMocks();
  await desk.account.clear();
  for (const name of ['orders', 'global_invoices', 'invoice_settings'])
    await desk.parts.db.collection(name).deleteMany({});
});
afterAll(() => desk.close());

const [PERIOD = ''] = lastPeriods('month', new Date());
const LAST_MONTH = new Date(startOfDay(`${dayOf(new Date()).day.slice(0, 7)}-01`).getTime() - 86_400_000);
const paid = (over: object = {}) => desk.anOrder({ createdAt: LAST_MONTH, ...over });
const invoicesSince = async (before: Set<string>) =>
  (await desk.account.stamped()).filter(({ id }) => !before.has(id));
const known = async () => new Set((await desk.account.stamped()).map(({ id }) => id));

const MIXED = {
  items: [
    { id: 1, elixirId: 1, elixirName: 'Dalia', quantity: 3, priceCents: 29_501, iva: '16' },
    { id: 2, elixirId: 2, elixirName: 'Monte', quantity: 2, priceCents: 31_001, iva: '0' },
  ],
  shippingCents: 9_900,
  shippingIva: '16',
  totalCents: 88_503 + 62_002 + 9_900,
};

test('when a period is over then what nobody asked for is in one invoice for everybody, each sale by its number and rates', async () => {
  const before = await known();
  const ids = [await paid(), await paid(MIXED)];

  await makeGlobal(deps, PERIOD);
  await makeGlobal(deps, PERIOD);

  const [made, ...more] = await invoicesSince(before);
  expect(more).toEqual([]);
  expect(made).toMatchObject({
    total: (29_500 + MIXED.totalCents) / 100,
    customer: { tax_id: 'XAXX010101000', legal_name: 'PUBLICO EN GENERAL', tax_system: '616' },
  });
  const lines = made!.items.map(({ product }) => product as { description: string; sku: string });
  expect(lines.map(({ description }) => description)).toEqual(['Venta', 'Venta', 'Venta']);
  const orders = await Promise.all(ids.map(desk.order));
  expect(new Set(lines.map(({ sku }) => sku))).toEqual(new Set(orders.map(({ number }) => number)));
  for (const { cfdi } of orders)
    expect(cfdi).toMatchObject({ status: 'stamped', isGlobal: true, uuid: made!.uuid });
  expect(new Set(orders.map(({ cfdi }) => cfdi?.id)).size).toBe(2);
});

test.each<[string, object]>([
  ['is not paid', { paymentStatus: 'pending' }],
  ['was given back whole', { paymentStatus: 'refunded', refundedCents: 29_500 }],
  ['is cancelled', { status: 'cancelled' }],
  ['is of another month', { createdAt: new Date() }],
  ['waits for more to be paid', { addition: { checkoutId: 'more' } }],
  ['says no rate', { items: [{ id: 1, elixirId: 1, elixirName: 'Dalia', quantity: 1, priceCents: 29_500 }] }],
  ['was asked for, and the owner invoices it elsewhere', { invoice: { rfc: 'XEXX010101000' } }],
  ['has its own', { cfdi: { id: 'own', status: 'stamped', at: new Date(), uuid: 'u' } }],
  ['is being stamped', { cfdi: { id: 'own', status: 'asked', at: new Date() } }],
])('when an order %s then it is in no global invoice', async (_what, over) => {
  const before = await known();
  const id = await paid(over);
  const seen = (await desk.order(id)).cfdi;

  await makeGlobal(deps, PERIOD);

  expect(await invoicesSince(before)).toEqual([]);
  expect((await desk.order(id)).cfdi).toEqual(seen);
});

test('when the shop has said no postal code then nothing is stamped, the owner reads why, and it goes on once they said it', async () => {
  const id = await paid();
  const nowhere = {
    read: async () => someSettings({ address: { street: '', city: '', state: '', zip: '' } }),
  };
  await makeGlobal({ ...deps, settings: nowhere }, PERIOD);
  const [row] = await deps.globals.latest();
  expect(row).toMatchObject({ status: 'refused', reason: expect.stringContaining('código postal') });

  await deps.globals.again(row!._id);
  await makeGlobal(deps, PERIOD);

  expect((await desk.order(id)).cfdi).toMatchObject({ isGlobal: true, status: 'stamped' });
  expect(await deps.globals.latest()).toHaveLength(1);
});

test('when its buyer asks for an invoice that the owner makes while it is taken then it is in no global one', async () => {
  const id = await paid();
  const { globals } = deps;
  const row = await globals.begin({ _id: `${PERIOD}.1`, period: PERIOD, who: 'ana', seenIds: [id] });
  const seen = await desk.order(id);
  await desk.ask(id, { rfc: 'XEXX010101000', regime: '616', use: 'S01' });

  expect(await globals.take(row!, seen)).toBe(false);
});

test('when the shop has no account then nothing is read for it', async () => {
  const paidIn = jest.spyOn(deps.globals, 'paidIn');
  expect(await leftFor({ ...deps, invoices: () => undefined }, PERIOD)).toEqual({ orders: [], unrated: 0 });
  expect(paidIn).not.toHaveBeenCalled();
});

test('when an order’s own invoice was refused then it is in the global one', async () => {
  const id = await paid({ cfdi: { id: 'own', status: 'refused', at: new Date(), reason: 'RFC' } });

  await makeGlobal(deps, PERIOD);

  expect((await desk.order(id)).cfdi).toMatchObject({ isGlobal: true, status: 'stamped' });
});

test('when an order is in the global invoice then its buyer hears so, and what goes back is a credit note of it that nobody is mailed', async () => {
  const before = await known();
  const id = await paid();
  await makeGlobal(deps, PERIOD);

  await expect(desk.ask(id)).rejects.toThrow('ya está en la factura global');
  await desk.refund(id, 9_500);
  await desk.work(id);

  const [made, note] = await invoicesSince(before);
  expect(note).toMatchObject({ type: 'E', total: 95, customer: { tax_id: 'XAXX010101000' } });
  expect(JSON.stringify(note!.related_documents)).toContain(made!.uuid);
  const mails = await desk.parts.db.collection('mails').find({ 'about.orderId': id }).toArray();
  expect(mails.map(({ kind }) => kind as string)).not.toContain('invoiced');
});

test('when money goes back while its orders hear of a global invoice then there is a credit note of it', async () => {
  const before = await known();
  const [told, other] = [await paid(), await paid()];
  const { globals } = deps;
  const stopped = {
    ...globals,
    tell: async () => {
      throw new Error('the worker ends');
    },
  };
  await expect(makeGlobal({ ...deps, globals: stopped }, PERIOD)).rejects.toThrow('the worker ends');
  await desk.refund(other, 1_000);

  const row = (await globals.ofPeriod(PERIOD))[0]!;
  const { collection } = orderModel(desk.parts.db);
  const updateMany = collection.updateMany.bind(collection);
  jest.spyOn(collection, 'updateMany').mockImplementationOnce(async (...given) => {
    const answer = await updateMany(...given);
    await desk.refund(told, 9_500);
    await desk.work(told);
    return answer;
  });
  await globals.tell(row);
  for (const id of [told, other]) await desk.work(id);

  const notes = (await invoicesSince(before)).filter(({ type }) => type === 'E');
  expect(notes.map(({ total }) => total).toSorted((one, next) => one - next)).toEqual([10, 95]);
});

test('when a period is not over, or the authority takes it only later then nothing is stamped twice', async () => {
  const before = await known();
  await desk.anOrder();
  await makeGlobal(deps, periodAt('month', new Date()));
  expect(await invoicesSince(before)).toEqual([]);

  const id = await paid();
  await desk.account.fault({ match: 'POST', times: 1, isLost: true });
  await expect(makeGlobal(deps, PERIOD)).rejects.toThrow('invoices');
  await expect(desk.ask(id)).rejects.toThrow('ya está en la factura global');
  await makeDueGlobals(deps, new AbortController().signal);

  expect(await invoicesSince(before)).toHaveLength(1);
  expect((await desk.order(id)).cfdi).toMatchObject({ status: 'stamped' });
});

test('when the owner wants one each month then it begins with the month that is now, and makes each that ended', async () => {
  const id = await paid();
  const { signal } = new AbortController();
  await deps.globals.set('month', periodAt('month', new Date()));
  await makeDueGlobals(deps, signal);
  expect((await desk.order(id)).cfdi).toBeUndefined();

  await deps.globals.set('month', PERIOD);
  await makeDueGlobals(deps, signal);
  expect((await desk.order(id)).cfdi).toMatchObject({ status: 'stamped' });
});

test.each([
  ['month', '2026-03-01T05:59:00Z', ['2026-01']],
  ['month', '2026-03-01T06:00:00Z', ['2026-02']],
  ['day', '2026-03-02T05:59:00Z', ['2026-02-28', '2026-02-27', '2026-02-26']],
] as const)(
  'when periods of a %s are looked for at %s then those that ended last are told',
  (every, now, periods) => {
    expect(lastPeriods(every, new Date(now))).toEqual(periods);
  },
);

test('when a period is told to the authority then by its catalogue', () => {
  expect(toGlobalPeriod('2026-11')).toEqual({ periodicity: 'month', months: '11', year: 2026 });
  expect(toGlobalPeriod('2026-02-28')).toEqual({ periodicity: 'day', months: '02', year: 2026 });
});

test('when the provider is down half of the time then each of 50 orders is in exactly one invoice, its own or the global one, and what went back of 10 in credit notes', async () => {
  let seed = 11;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const before = await known();
  const { signal } = new AbortController();
  const quietly = (work: Promise<unknown>) => work.catch((error: unknown) => error);
  const ids: string[] = [];
  for (let nth = 0; nth < 50; nth += 1) ids.push(await desk.anOrder(nth % 3 ? MIXED : {}));
  const own = ids.filter((_, nth) => nth % 2 === 0);
  for (const id of own) await desk.ask(id);
  const refunded = new Map(ids.slice(0, 10).map((id, nth) => [id, 1_000 + nth]));
  await deps.globals.set('month', PERIOD);
  // The month of their payment is over.
  for (const id of ids) await desk.set(id, { createdAt: LAST_MONTH });

  const isOpen = async (id: string) => {
    const { outbox, cfdi } = await desk.order(id);
    return outbox.length > 0 || cfdi?.status !== 'stamped';
  };
  let [rounds, left] = [0, ids];
  for (; left.length > 0 && rounds < 60; rounds += 1) {
    if (rounds === 2) for (const [id, cents] of refunded) await desk.refund(id, cents);
    await desk.account.clear();
    if (random(2)) await desk.account.fault({ match: 'v2', times: 1 + random(3), ...FAULTS[random(3)]! });
    // Two workers at once are harmless.
    await Promise.all([quietly(makeDueGlobals(deps, signal)), quietly(makeDueGlobals(deps, signal))]);
    for (const id of left) {
      await desk.account.clear();
      if (random(2)) await desk.account.fault({ match: 'v2', times: 1, ...FAULTS[random(3)]! });
      await Promise.all(random(4) ? [desk.work(id)] : [desk.work(id), desk.work(id)]);
    }
    const open = await Promise.all(ids.map(isOpen));
    left = rounds < 2 ? ids : ids.filter((_, at) => open[at]);
  }

  expect(left).toEqual([]);
  const books = await invoicesSince(before);
  const globals = books.filter(({ type, customer }) => type === 'I' && customer.tax_id === 'XAXX010101000');
  expect(globals).toHaveLength(1);
  const orders = await Promise.all(ids.map(desk.order));
  const ofGlobal = orders.filter(({ cfdi }) => cfdi?.isGlobal);
  expect(ofGlobal.map(({ _id }) => _id)).toEqual(ids.filter((id) => !own.includes(id)));
  expect(Math.round(globals[0]!.total * 100)).toBe(
    ofGlobal.reduce((sum, { totalCents }) => sum + totalCents, 0),
  );
  const skus = globals[0]!.items.map(({ product }) => (product as { sku: string }).sku);
  expect(new Set(skus)).toEqual(new Set(ofGlobal.map(({ number }) => number)));
  for (const { _id, cfdi, totalCents } of orders.filter((one) => !one.cfdi?.isGlobal)) {
    const mine = books.filter(({ type, external_id: key }) => type === 'I' && key === cfdi?.id);
    expect([_id, mine.map(({ total }) => Math.round(total * 100))]).toEqual([_id, [totalCents]]);
  }
  for (const { _id, cfdi } of orders) {
    const notes = books.filter(({ type, external_id: key }) => type === 'E' && key?.startsWith(cfdi!.id));
    const cents = notes.reduce((sum, { total }) => sum + Math.round(total * 100), 0);
    expect([_id, cents]).toEqual([_id, refunded.get(_id) ?? 0]);
  }
  expect(books.filter(({ type }) => type === 'I')).toHaveLength(own.length + 1);
});
