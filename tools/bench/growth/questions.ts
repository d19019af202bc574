import { aShipping } from '@shop/contracts/testing/builders';
import type { Question } from '../../measure/compare.ts';
import { lastPage, WIDE } from '../../measure/list-queries.ts';
import { timeOf } from '../../measure/orders.ts';
import type { GrowthShop } from './shop.ts';

const MENU = '/api/elixirs/predesigned';

const answered = ({ status, body }: { status: number; body: unknown }): number => {
  if (status !== 200) throw new Error(`answered ${status} ${JSON.stringify(body)}`);
  return JSON.stringify(body).length;
};

export const SHOPPING: Question<GrowthShop>[] = [
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

export function questionsOf(cookie: string): Question<GrowthShop>[] {
  const catalog = (what: string, path: string | ((shop: GrowthShop) => string)) => ({
    what: `catalogue: ${what}`,
    ask: (shop: GrowthShop) => timeOf(shop.catalog + (typeof path === 'string' ? path : path(shop)), cookie),
  });
  const orders = (what: string, path: string) => ({
    what,
    ask: (shop: GrowthShop) => timeOf(shop.url + path, cookie),
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
    catalog(
      'back office, last page',
      ({ products }) => `/api/elixirs?page=${lastPage(products, 10)}&pageSize=10&isCustom=false`,
    ),
    orders("the dashboard's figures", '/api/admin/reports/summary'),
    orders("one product's sales", '/api/admin/reports/elixirs/7'),
    ...WIDE.map(({ what, path }) => orders(what, path)),
  ];
}
