import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from '@shop/service-kit/testing/backing';
import { aPng, formWith } from '../../../services/content-media/src/testing/pictures.ts';
import { atOnce, eachRound, exactly, within, type Scenario, type ScenarioContext } from '../scenario.ts';
import { untilPaid } from '../shop/orders.ts';
import { aShopper, insist, submitUntilDone } from '../shop/shopper.ts';

const AT_ONCE = 20;
const END_MS = 10_000;

/** The signal to stop comes while everybody is in the middle of something. */
export const stopped: Scenario = {
  id: 'F17',
  title: 'SIGTERM during 20 uploads and 20 checkouts',
  rounds: { full: 5, short: 0 },
  isFault: true,
  async run(context) {
    const { rounds, isShort } = context;
    const count = isShort ? 4 : AT_ONCE;
    const sum = { unclear: 0, stored: 0, taken: 0, orders: 0, codes: [] as (number | null)[], ms: [0] };
    await eachRound(rounds, async () => {
      const round = await stopInTheMiddle(context, count);
      sum.unclear += round.unclear;
      sum.taken += round.taken;
      sum.stored += round.stored;
      sum.orders += round.orders;
      sum.codes.push(...round.ends.map(({ code }) => code));
      sum.ms.push(...round.ends.map(({ ms }) => ms));
    });
    return [
      exactly('answers that are neither a success nor an honest error', sum.unclear, 0),
      exactly('pictures that were acknowledged and are there', sum.stored, sum.taken),
      exactly('payments with their order', sum.orders, rounds * count),
      exactly('parts that did not end with code 0', sum.codes.filter((code) => code !== 0).length, 0),
      within(context, 'slowest end', { ms: Math.max(...sum.ms), limitMs: END_MS }),
    ];
  },
};

const CLEAR = [200, 201, 202, 502, 503, 504, 0];

async function stopInTheMiddle({ shop, random }: ScenarioContext, count: number) {
  const admin = await signIn(shop.visitor(), shop.env());
  // Each another file: one that is there already would only be found.
  const pictures = await atOnce(count, (nth) => aPng({ width: 400 + nth, height: 300 }));
  const shoppers = [];
  while (shoppers.length < count) shoppers.push(await aShopper(shop, random));
  const paymentIds = await Promise.all(shoppers.map((shopper) => shopper.pay()));
  type Uploaded = { imageUrl?: string };
  const uploads = atOnce(count, (nth) =>
    admin.post<Uploaded>('/api/admin/upload-image', formWith(pictures[nth]!)).catch(() => undefined),
  );
  const first = shoppers.map((shopper, nth) => shopper.submit(paymentIds[nth]!));
  await sleep(random.between(0, 300));
  const ends = await Promise.all([shop.end('content-media'), shop.end('cart-orders')]);
  await Promise.all([shop.revive('content-media'), shop.revive('cart-orders')]);
  const [files, answers] = [await uploads, await Promise.all(first)];
  const taken = files.flatMap((file) => (file?.status === 201 ? [file.body.imageUrl ?? ''] : []));
  const listed = await insist(async () => {
    const { status, body } = await admin.get<{ images: string[] }>('/api/admin/list-images');
    if (status !== 200) throw new Error(`list-images answers ${status}`);
    return body.images;
  });
  for (const [nth, shopper] of shoppers.entries()) await submitUntilDone(shopper, paymentIds[nth]!);
  const statuses = [...files.map((file) => file?.status ?? 0), ...answers.map(({ status }) => status)];
  return {
    ends,
    taken: taken.length,
    stored: taken.filter((image) => listed.includes(image)).length,
    unclear: statuses.filter((status) => !CLEAR.includes(status)).length,
    orders: (await untilPaid(shop.access(), paymentIds, 60_000)).size,
  };
}
