import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import type { Books } from '../../../test/faults/invariants/books.ts';
import { cartRules } from '../../../test/faults/invariants/cart.rules.ts';
import { paymentRules } from '../../../test/faults/invariants/payment.rules.ts';
import { stockRules } from '../../../test/faults/invariants/stock.rules.ts';
import { addItem } from './shopping/cart/add-items.ts';
import { COMMANDS, type Person } from './testing/model-commands.ts';
import { MOST_USES, openModelShop, PIECES, type ModelShop } from './testing/model-shop.ts';

jest.setTimeout(3_600_000);

/** MODEL_RUNS=3000 is the long form, other plays each time; the short one is the same each time. */
const LONG = process.env['MODEL_RUNS'];
const FORM = LONG ? { numRuns: Number(LONG) } : { numRuns: 20, seed: 20_261_123 };

let shop: ModelShop;
beforeAll(async () => void (shop = await openModelShop()));
afterAll(() => shop.close());

/** I1 to I5, I11 to I13, on a shop at rest. */
const RULES = [...paymentRules, ...cartRules, ...stockRules];

async function offences(): Promise<string[]> {
  const books = await shop.books();
  const found = RULES.flatMap(({ id, judge }) =>
    judge(books, 0).offences.map((offence) => `${id} ${offence.id}: ${offence.why}`),
  );
  return [...found, ...(await wrongUses(books))];
}

/** A use that came free and is paid late counts as one more; nobody waits with one that there is not. */
async function wrongUses({ orders }: Books): Promise<string[]> {
  const uses = (await shop.uses()).map(({ checkoutId }) => checkoutId);
  const paid = orders.filter(({ discount, paymentStatus }) => discount && paymentStatus === 'approved');
  const uncounted = paid.filter(({ checkoutId }) => !uses.includes(checkoutId));
  const waiting = uses.filter((use) => !paid.some(({ checkoutId }) => checkoutId === use));
  return [
    ...uncounted.map(({ _id }) => `the use of order ${_id} is not counted`),
    ...(waiting.length > MOST_USES ? [`${waiting.length} wait with a code for ${MOST_USES}`] : []),
  ];
}

/** Two shoppers, one of whom has two tabs, want all that there is, with the one use of a code. */
const TABS = [0, 0, 1];
const plays = fc.tuple(...TABS.map(() => fc.commands(COMMANDS, { maxCommands: 10, size: 'max' })));

async function seat(): Promise<Person[]> {
  await shop.begin();
  const sessions = [0, 1].map(() => shop.aSession());
  for (const sessionId of sessions) {
    await addItem(shop.deps, sessionId, { cartId: 'new', elixirId: 1, quantity: PIECES / 2 });
    await shop.deps.carts.setDiscount(sessionId, shop.code);
  }
  return TABS.map((nth) => ({ sessionId: sessions[nth]!, paid: [] }));
}

test('when shoppers, the provider and the owner do anything in any order then the invariants hold', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), plays, async (scheduler, all) => {
      const people = await seat();

      await shop.inOrder.by(scheduler, () =>
        Promise.all(
          all.map((commands, nth) => fc.asyncModelRun(() => ({ model: people[nth]!, real: shop }), commands)),
        ),
      );
      await shop.rest();

      expect(await offences()).toEqual([]);
    }),
    { ...FORM, includeErrorInReport: true },
  );
});
