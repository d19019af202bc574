import { signInAdmin, type Signing } from '@shop/service-kit/testing/backing';
import { compareSizes, type Question } from '../measure/compare.ts';
import { tableOf, type Figure } from '../measure/figures.ts';
import { salesOf } from '../measure/list-queries.ts';
import { listQuestions, timeOf } from '../measure/orders.ts';
import { withBench, type Bench } from '../measure/run.ts';
import { measureExports } from './growth/exports.ts';
import { measurePlans, readsOf } from './growth/plans.ts';
import { questionsOf, SHOPPING } from './growth/questions.ts';
import { openCart, openShop, type GrowthShop } from './growth/shop.ts';

/** A small shop, but with full pages, so that page sizes are equal in both shops. */
const SMALL = { products: 200, orders: 100 };
const LARGE = { products: 11_000, orders: Number(process.env['GROWTH_ORDERS'] ?? 100_000) };
/** Selects figures by name: 'catalogue', 'last page|csv'. */
const ONLY = new RegExp(process.env['GROWTH_ONLY'] ?? '');

/** The cost of each answer in a shop with many products and orders, compared with a small one, in turns. */
export const benchGrowth = (): Promise<Figure[]> =>
  withBench(async (bench) => {
    const cookie = await signInAdmin(bench.env as Signing);
    const media = await bench.service('content-media');
    const sizes = { small: await openShop(bench, SMALL, media), large: await openShop(bench, LARGE, media) };
    for (const { url } of Object.values(sizes)) await sumUpDays(url, cookie);
    const figures: Figure[] = [];
    const tell = (more: Figure[]) => {
      console.log(tableOf(more));
      figures.push(...more);
    };
    const questions = [...questionsOf(cookie), ...SHOPPING, ...listQuestions(cookie)];
    for (const question of questions)
      if (ONLY.test(question.what)) tell([await compareSizes(sizes, question)]);
    if (ONLY.test('queries')) tell(await plansOf(bench, sizes.large, { cookie, questions }));
    if (ONLY.test('csv')) tell(await measureExports(bench, sizes.large.env.orders, cookie));
    await Promise.all(Object.values(sizes).map(({ close }) => close()));
    return figures;
  });

/** Like owners who open the dashboard all year: the first request for a whole year computes all missing days. */
async function sumUpDays(url: string, cookie: string): Promise<void> {
  for (let last = 0; last <= 365; last += 5) await timeOf(url + salesOf(5, 'day', last), cookie);
}

type Asking = { cookie: string; questions: Question<GrowthShop>[] };

/** Every question, list and report that is read without naming a single record. */
const plansOf = (bench: Bench, shop: GrowthShop, { cookie, questions }: Asking): Promise<Figure[]> =>
  measurePlans(bench, {
    env: shop.env,
    ask: async (watched) => {
      const visitor = await openCart(watched.url);
      for (const { ask } of questions) await ask({ ...shop, ...watched, visitor });
      // Some calls need other parameters: their refusals count as well.
      const begin = async (url: string) => (await fetch(url, { headers: { cookie } })).body?.cancel();
      for (const path of readsOf('catalog')) await begin(watched.catalog + path);
      for (const path of readsOf('cart-orders')) await begin(watched.url + path);
    },
  });
