import type { Flower } from '@shop/contracts/flower';
import type { TestAnswer, TestClient } from '@shop/service-kit/testing/client';
import { exactly } from '../../faults/scenario.ts';
import type { FaultShop } from '../../faults/shop/fault-shop.ts';
import { abuse, addressOf, forEachOf } from '../abuse.ts';

const countOf = (answers: TestAnswer[], status: number) =>
  answers.filter((one) => one.status === status).length;
const times = (count: number) => Array.from({ length: count }, (_, at) => at);

/** What people, or programs, behind an address do. */
async function behind(shop: FaultShop, address: string) {
  const { body: flowers } = await shop.visitor().get<Flower[]>('/api/flowers');
  const from = { 'x-forwarded-for': address };
  return {
    write: (email = 'ana@example.com') => {
      const message = { name: 'Ana', email, message: 'Quiero saber más.' };
      return shop.visitor().request('POST', '/api/contact', message, from);
    },
    blend: (client: TestClient = shop.visitor()) => {
      const blend = { elixir: {}, flowerIds: [flowers[0]?.id] };
      return client.request('POST', '/api/custom-elixirs', blend, from);
    },
  };
}

export const floods = abuse('A20', 'one address sends messages and blends without end', async ({ shop }) => {
  const [one, other] = [await behind(shop, addressOf(6, 1)), await behind(shop, addressOf(6, 2))];
  const regular = shop.visitor();
  const before = await one.blend(regular);
  const messages = await forEachOf(times(8), () => one.write());
  const blends = await forEachOf(times(104), () => one.blend());
  const refused = [...messages, ...blends].filter(({ status }) => status === 429);
  return [
    exactly('of 8 messages of one sender, refused', countOf(messages, 429), 3),
    exactly('of 105 blends without a session, refused', countOf(blends, 429), 5),
    exactly(
      'refused without a time to wait',
      refused.filter(({ headers }) => !headers.has('retry-after')).length,
      0,
    ),
    exactly('a first blend of a shopper', before.status, 201),
    exactly('their next one, behind the same address', (await one.blend(regular)).status, 201),
    exactly('a message of somebody else', (await other.write()).status, 201),
    exactly('a blend of somebody else', (await other.blend()).status, 201),
  ];
});

export const crowd = abuse('A27', 'no attack: sixty shoppers behind one address', async ({ shop }) => {
  const { blend, write } = await behind(shop, addressOf(9, 1));
  const shoppers = times(60).map(() => shop.visitor());
  const blends = [...(await forEachOf(shoppers, blend)), ...(await forEachOf(shoppers, blend))];
  const messages = await forEachOf(times(20), (nth) => write(`ana-${nth}@example.com`));
  return [
    exactly('of 120 blends, taken', countOf(blends, 201), 120),
    exactly('of 20 messages, taken', countOf(messages, 201), 20),
  ];
});
