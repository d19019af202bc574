import { testClient } from '@shop/service-kit/testing/client';
import { aShipping } from '@shop/contracts/testing/builders';
import type { Cart } from '@shop/contracts/cart';
import { signInAdmin, type Signing } from '@shop/service-kit/testing/backing';
import { MongoClient } from 'mongodb';
import { compareSizes, type Question } from '../measure/compare.ts';
import type { Figure } from '../measure/figures.ts';
import { salesOf } from '../measure/list-queries.ts';
import { timeOf, compareLists, orderShop, type OrderShop } from '../measure/orders.ts';
import { withBench, type Bench } from '../measure/run.ts';
import { sampleElixir } from '../measure/sample-elixirs.ts';

const SMALL = { products: 11, orders: 100 };
const LARGE = { products: 11_000, orders: Number(process.env['GROWTH_ORDERS'] ?? 300_000) };
const BATCH = 500;
const MENU = '/api/elixirs/predesigned';

type Shop = OrderShop & { catalog: string; visitor: Awaited<ReturnType<typeof openCart>> };

/** What each answer takes of a shop with many products and orders, against one with few, in turns. */
export const benchGrowth = (): Promise<Figure[]> =>
  withBench(async (bench) => {
    const cookie = await signInAdmin(bench.env as Signing);
    const media = await bench.service('content-media');
    const sizes = { small: await openShop(bench, SMALL, media), large: await openShop(bench, LARGE, media) };
    const figures: Figure[] = [];
    for (const question of [...questions(cookie), ...SHOPPING])
      figures.push(await compareSizes(sizes, question));
    figures.push(...(await compareLists(sizes, cookie)));
    await Promise.all(Object.values(sizes).map(({ close }) => close()));
    return figures;
  });

async function openShop(bench: Bench, { products, orders }: typeof SMALL, media: string): Promise<Shop> {
  const name = `growth_${products}`;
  const catalog = await bench.service('catalog', { MONGODB_DB: name });
  const mongo = await MongoClient.connect(bench.env['MONGODB_URI']!);
  const elixirs = mongo.db(name).collection('elixirs');
  for (let at = await elixirs.countDocuments({ isCustom: false }); at < products; at += BATCH)
    await elixirs.insertMany(
      Array.from({ length: Math.min(BATCH, products - at) }, (_, next) => sampleElixir(at + next)),
    );
  await mongo.close();
  const unlimited = { CART_LIMIT_PER_MINUTE: '10000000', CHECKOUT_LIMIT_PER_MINUTE: '10000000' };
  const env = { CATALOG_URL: catalog, CONTENT_MEDIA_URL: media, ...unlimited };
  const shop = await orderShop(bench, orders, env);
  return { ...shop, catalog, visitor: await openCart(shop.url) };
}

/** A shopper with one line in the cart. */
async function openCart(url: string) {
  const client = testClient(url);
  const add = (cartId: string) => client.post<Cart>('/api/cart/items', { cartId, elixirId: 1, quantity: 1 });
  const { status, body } = await add('new');
  if (status !== 200) throw new Error(`The cart answered ${status} ${JSON.stringify(body)}`);
  return { client, cartId: body.cart.id, add };
}

const answered = ({ status, body }: { status: number; body: unknown }): number => {
  if (status !== 200) throw new Error(`answered ${status} ${JSON.stringify(body)}`);
  return JSON.stringify(body).length;
};

const SHOPPING: Question<Shop>[] = [
  { what: 'cart: get', ask: async ({ visitor }) => answered(await visitor.client.get('/api/cart')) },
  { what: 'cart: add', ask: async ({ visitor }) => answered(await visitor.add(visitor.cartId)) },
  {
    what: 'checkout: preference',
    ask: async ({ visitor: { client, cartId } }) =>
      answered(
        await client.post('/api/checkout/create-preference', { cartId, shippingDetails: aShipping() }),
      ),
  },
];

function questions(cookie: string): Question<Shop>[] {
  const catalog = (what: string, path: string) => ({
    what: `catalogue: ${what}`,
    ask: (shop: Shop) => timeOf(shop.catalog + path, cookie),
  });
  const orders = (what: string, path: string) => ({
    what,
    ask: (shop: Shop) => timeOf(shop.url + path, cookie),
  });
  return [
    catalog('menu', MENU),
    catalog('menu, by price', `${MENU}?orden=precio`),
    catalog('menu, one flower', `${MENU}?flor=tajonal`),
    catalog('menu, search', `${MENU}?q=tajonal`),
    catalog('home page', `${MENU}/featured`),
    catalog("a product's page", `${MENU}/named/velo-de-xtabentun-3`),
    catalog('what goes well with a cart', `${MENU}/suggested?without=1&flowers=tajonal`),
    catalog('one product', '/api/elixirs/7'),
    catalog('back office, page 1', '/api/elixirs?page=1&pageSize=10&isCustom=false'),
    catalog('back office, by name', '/api/elixirs?page=1&pageSize=10&isCustom=false&sort=name'),
    catalog('back office, by price', '/api/elixirs?page=1&pageSize=10&isCustom=false&sort=-price'),
    catalog('back office, search', '/api/elixirs?page=1&pageSize=1&isCustom=false&q=tajonal'),
    catalog('back office, last page', '/api/elixirs?page=1&pageSize=1&isCustom=false&sort=-id'),
    orders("the dashboard's figures", '/api/admin/reports/summary'),
    orders('Reportes, 30 days', salesOf(30, 'day')),
  ];
}
