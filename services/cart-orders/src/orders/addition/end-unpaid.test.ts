import { beforeAll, expect, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import { settle } from '../../payments/settle/settle.ts';
import { partShop } from '../../testing/part-shop.ts';
import { addLines, type AdditionDeps } from './add-lines.ts';
import { endUnpaid } from './end-unpaid.ts';

const shop = forFile(partShop);
let deps: AdditionDeps;
beforeAll(async () => {
  Object.assign(shop.deps.catalog, { lots: async () => [] });
  deps = { ...shop.deps, relay: () => undefined };
});

test('when nobody paid what was to be added then a day after its link ended it goes by itself, and its checkout is over', async () => {
  const { link, checkoutId: first } = await shop.checkout();
  await settle(shop.deps, await shop.pay(link, undefined, { payerEmail: 'rosa@example.com' }));
  const { _id } = (await shop.orders(first))[0]!;
  const request = {
    requestId: crypto.randomUUID(),
    lines: [{ elixirId: 2, quantity: 2 }],
    seen: { total: 1_180 },
  };
  const { addition } = await addLines(deps, _id, { request, who: 'ana' });
  const { checkoutId, payUntil } = addition!;
  const endAt = async (hours: number) => {
    const now = new Date(payUntil.getTime() + hours * 3_600_000);
    await endUnpaid(deps, new AbortController().signal, now);
    return (await shop.deps.orders.find(_id))!;
  };

  expect((await endAt(23)).addition).toMatchObject({ checkoutId });
  const after = await endAt(25);
  await shop.deps.outbox.relay(_id, shop.deps.handlers);

  expect(after.addition).toBeUndefined();
  expect(after.history.at(-1)).toMatchObject({
    who: 'sistema',
    note: expect.stringMatching(/^No se pagó a tiempo: 2 × .+, \$1,180\.00 MXN$/),
  });
  expect(await shop.deps.checkouts.find(checkoutId)).toMatchObject({ status: 'superseded' });
});
