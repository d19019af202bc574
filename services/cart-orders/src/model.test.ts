import { expect, jest, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import fc from 'fast-check';
import { addItem } from './shopping/cart/add-items.ts';
import { COMMANDS, type Person } from './testing/model-commands.ts';
import { openModelShop, PIECES } from './testing/model-shop.ts';
import { offences } from './testing/offences.ts';

jest.setTimeout(3_600_000);

/** MODEL_RUNS=3000 is the long form, with other plays each time; the short form is the same each time. */
const LONG = process.env['MODEL_RUNS'];
const FORM = LONG ? { numRuns: Number(LONG) } : { numRuns: 200, seed: 20_261_123 };

const shop = forFile(openModelShop);

/**
 * Two shoppers want the whole stock and the only use of a code. One of them has two tabs that do not know of each
 * other. They pay in parts, too much, twice, or not at all.
 */
const TABS = [0, 0, 1];
const plays = fc.tuple(...TABS.map(() => fc.commands(COMMANDS, { maxCommands: 10, size: 'max' })));

async function seat(): Promise<Person[]> {
  await shop.begin();
  const sessions = [0, 1].map(() => shop.aSession());
  for (const sessionId of sessions) {
    await addItem(shop.deps, sessionId, { cartId: 'new', elixirId: 1, quantity: PIECES / 2 });
    await shop.deps.carts.change(sessionId, () => ({ discountCode: shop.code }));
  }
  return TABS.map((nth) => ({ sessionId: sessions[nth]!, paid: [] }));
}

test('when shoppers, the provider and the owner do anything in any order then what is paid was seen, no cart is ordered twice, and each peso has an owner', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), plays, async (scheduler, all) => {
      const people = await seat();

      await shop.inOrder.by(scheduler, () =>
        Promise.all(
          all.map((commands, nth) => fc.asyncModelRun(() => ({ model: people[nth]!, real: shop }), commands)),
        ),
      );
      await shop.rest();

      expect(await offences(shop)).toEqual([]);
    }),
    { ...FORM, includeErrorInReport: true },
  );
});
