import type { Flower } from '@shop/contracts/flower';
import type { TestAnswer } from '@shop/service-kit/testing/client';
import { exactly } from '../../faults/scenario.ts';
import { abuse, addressOf, forEachOf } from '../abuse.ts';

const countOf = (answers: TestAnswer[], status: number) =>
  answers.filter((one) => one.status === status).length;
const times = (count: number) => Array.from({ length: count }, (_, at) => at);

export const floods = abuse('A20', 'one address sends messages and blends without end', async ({ shop }) => {
  const [from, other] = [addressOf(6, 1), addressOf(6, 2)];
  const { body: flowers } = await shop.visitor().get<Flower[]>('/api/flowers');
  const message = { name: 'Ana', email: 'ana@example.com', message: 'Quiero saber más.' };
  const write = (address: string) =>
    shop.visitor().request('POST', '/api/contact', message, { 'x-forwarded-for': address });
  const blend = (address: string) =>
    shop
      .visitor()
      .request(
        'POST',
        '/api/custom-elixirs',
        { elixir: {}, flowerIds: [flowers[0]?.id] },
        { 'x-forwarded-for': address },
      );
  const messages = await forEachOf(times(8), () => write(from));
  const blends = await forEachOf(times(25), () => blend(from));
  const refused = [...messages, ...blends].filter(({ status }) => status === 429);
  return [
    exactly('of 8 messages, refused', countOf(messages, 429), 3),
    exactly('of 25 blends, refused', countOf(blends, 429), 5),
    exactly(
      'refused without a time to wait',
      refused.filter(({ headers }) => !headers.has('retry-after')).length,
      0,
    ),
    exactly('a message of somebody else', (await write(other)).status, 201),
    exactly('a blend of somebody else', (await blend(other)).status, 201),
  ];
});
