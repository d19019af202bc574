import type { Cart } from '@shop/contracts/cart';
import { testClient } from '@shop/service-kit/testing/client';
import { MongoClient } from 'mongodb';
import { orderShop, type OrderShop } from '../../measure/orders.ts';
import type { Bench } from '../../measure/run.ts';
import { sampleElixir } from '../../measure/sample-elixirs.ts';
import type { SampleShop } from '../../measure/sample-orders.ts';

const BATCH = 500;

export type GrowthShop = OrderShop & {
  products: number;
  catalog: string;
  /** The environment for starting more copies of the services. */
  env: { catalog: Record<string, string>; orders: Record<string, string> };
  visitor: Awaited<ReturnType<typeof openCart>>;
};

/** A shop with so many products and orders, and the shopper. */
export async function openShop(bench: Bench, sample: SampleShop, media: string): Promise<GrowthShop> {
  const { products } = sample;
  const ofCatalog = { MONGODB_DB: `growth_${products}` };
  const catalog = await bench.service('catalog', ofCatalog);
  const mongo = await MongoClient.connect(bench.env['MONGODB_URI']!);
  const elixirs = mongo.db(ofCatalog.MONGODB_DB).collection('elixirs');
  for (let at = await elixirs.countDocuments({ isCustom: false }); at < products; at += BATCH)
    await elixirs.insertMany(
      Array.from({ length: Math.min(BATCH, products - at) }, (_, next) => sampleElixir(at + next)),
    );
  await mongo.close();
  const unlimited = { CART_LIMIT_PER_MINUTE: '10000000', CHECKOUT_LIMIT_PER_MINUTE: '10000000' };
  const env = { CATALOG_URL: catalog, CONTENT_MEDIA_URL: media, ...unlimited };
  const shop = await orderShop(bench, sample, env);
  const copies = { catalog: ofCatalog, orders: { ...env, MONGODB_DB: shop.name } };
  return { ...shop, products, catalog, env: copies, visitor: await openCart(shop.url) };
}

/** A shopper with one line in the cart. */
export async function openCart(url: string) {
  const client = testClient(url);
  const add = (cartId: string) => client.post<Cart>('/api/cart/items', { cartId, elixirId: 1, quantity: 1 });
  const { status, body } = await add('new');
  if (status !== 200) throw new Error(`The cart answered ${status} ${JSON.stringify(body)}`);
  return { client, cartId: body.cart.id, add };
}
