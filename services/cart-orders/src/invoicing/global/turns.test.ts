import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { startOfDay, dayOf } from '@shop/service-kit/days';
import { fullOrder } from '../../orders/order/order.view.ts';
import { BUYER, invoiceDesk } from '../../testing/invoice-desk.ts';
import { WORKSHOP } from '../../testing/stored-order.ts';
import { makeDueGlobals, makeGlobal, type GlobalDeps } from './make-global.ts';
import { lastPeriods } from './periods.ts';

let desk: Awaited<ReturnType<typeof invoiceDesk>>;
let deps: GlobalDeps;
beforeAll(async () => {
  desk = await invoiceDesk();
  deps = { ...desk.parts, settings: WORKSHOP };
});
afterEach(async () => {
  for (const name of ['orders', 'global_invoices', 'invoice_settings'])
    await desk.parts.db.collection(name).deleteMany({});
});
afterAll(() => desk.close());

const NOW = new Date();
const [PERIOD = ''] = lastPeriods('month', NOW);
const DAYS = lastPeriods('day', NOW);
const LAST_MONTH = new Date(startOfDay(`${dayOf(NOW).day.slice(0, 7)}-01`).getTime() - 86_400_000);
const noon = (day: string) => new Date(startOfDay(day).getTime() + 43_200_000);
const REFUSED = { id: 'own', status: 'refused' as const, at: LAST_MONTH, reason: 'CFDI40145' };

test('when one global invoice fails then the others are made, and what failed is listed', async () => {
  const days = DAYS.toReversed();
  const ids: string[] = [];
  for (const day of days) ids.push(await desk.anOrder({ createdAt: noon(day) }));
  const { globals } = deps;
  await globals.set('day', days[0]!);
  const listed: unknown[] = [];
  const broken = {
    ...deps,
    log: { ...deps.log, warn: (about: unknown) => void listed.push(about) } as never,
    globals: {
      ...globals,
      these: ((seen: string[]) => {
        if (seen.includes(ids[1]!)) throw new Error('this row cannot be read');
        return globals.these(seen);
      }) as typeof globals.these,
    },
  };
  const { signal } = new AbortController();
  const stamped = async () => (await Promise.all(ids.map(desk.order))).map(({ cfdi }) => cfdi?.status);

  // In the second turn it has already begun, and comes before all others.
  for (let turn = 0; turn < 2; turn += 1)
    await expect(makeDueGlobals(broken, signal, NOW)).rejects.toThrow('cannot be read');

  expect(await stamped()).toEqual(['stamped', undefined, 'stamped']);
  expect(listed).toContainEqual(expect.objectContaining({ failed: [`${days[1]}.1`, days[1]] }));
  await makeDueGlobals(deps, signal, NOW);
  expect(await stamped()).toEqual(['stamped', 'stamped', 'stamped']);
});

test('when an invoice of a period that was begun finds no order left then later orders of the period are invoiced all the same', async () => {
  const gone = await desk.anOrder({ createdAt: LAST_MONTH, status: 'cancelled' });
  await desk.parts.globals.begin({ _id: `${PERIOD}.1`, period: PERIOD, who: 'ana', seenIds: [gone] });
  const ids = [await desk.anOrder({ createdAt: LAST_MONTH })];
  await makeGlobal(deps, PERIOD);
  ids.push(await desk.anOrder({ createdAt: LAST_MONTH }));

  await makeGlobal(deps, PERIOD);

  for (const id of ids) expect((await desk.order(id)).cfdi).toMatchObject({ status: 'stamped' });
});

test('when an own invoice is refused while one worker fixes the global one and another takes it then it is refused as before, and in the next', async () => {
  const askedAt = LAST_MONTH;
  const one = await desk.anOrder({ createdAt: LAST_MONTH });
  const asked = { ...REFUSED, status: 'asked', reason: undefined };
  const other = await desk.anOrder({ createdAt: LAST_MONTH, invoice: { ...BUYER, askedAt }, cfdi: asked });
  const { globals } = deps;
  await globals.begin({ _id: `${PERIOD}.1`, period: PERIOD, who: 'ana', seenIds: [one, other] });
  const seen: unknown[] = [];
  // The first call takes only one order. The second takes both before the first fixes its own.
  const slower = {
    ...globals,
    fix: async (...own: Parameters<typeof globals.fix>) => {
      await fixFirst();
      return globals.fix(...own);
    },
    release: async (...row: Parameters<typeof globals.release>) => {
      await globals.release(...row);
      seen.push((await desk.order(other)).cfdi);
    },
  };
  let fixFirst = async () => {};
  const first = {
    ...globals,
    fix: async (...own: Parameters<typeof globals.fix>) => {
      await desk.set(other, { cfdi: REFUSED });
      fixFirst = async () => void (await globals.fix(...own));
      await makeGlobal({ ...deps, globals: slower }, PERIOD);
      return globals.fix(...own);
    },
  };

  await makeGlobal({ ...deps, globals: first }, PERIOD);
  await makeGlobal(deps, PERIOD);

  expect(seen[0]).toEqual(REFUSED);
  expect((await desk.order(one)).cfdi).toMatchObject({ status: 'stamped', globalId: `${PERIOD}.1` });
  const after = await desk.order(other);
  expect(after.cfdi).toMatchObject({ status: 'stamped', globalId: `${PERIOD}.2`, before: REFUSED });
  // The earlier invoice is not shown on screens.
  expect(fullOrder(after).cfdi).not.toHaveProperty('before');
});
