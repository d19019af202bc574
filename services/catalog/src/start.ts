import { publishChange } from '@shop/service-kit/cache-tags/publish-changes';
import { createLog, type Log } from '@shop/service-kit/log';
import { createMetrics } from '@shop/service-kit/metrics';
import { openMigrations } from '@shop/service-kit/migrations/run-migrations';
import { connectMongo, type Mongo } from '@shop/service-kit/mongo';
import { connectRedis } from '@shop/service-kit/redis';
import { listen, type Running } from '@shop/service-kit/run';
import { seedFolder } from '@shop/service-kit/seeding';
import { createApp } from './app.ts';
import type { CatalogConfig } from './config.ts';
import { customFlowerModel } from './custom-elixir/custom-elixir.model.ts';
import { startPurge } from './custom-elixir/purge.ts';
import { elixirModel } from './elixir/elixir.model.ts';
import { lotModel } from './lot/lot.model.ts';
import { flowerModel } from './flower/flower.model.ts';
import { FOLDER } from './migrations/context.ts';
import { createLowStockStore } from './stock/low-stock.store.ts';
import { createStockStore } from './stock/stock.store.ts';
import { startStockSweep } from './stock/sweep.ts';
import { seedCatalog } from './seeding/seed-catalog.ts';

/** Opens the stores, seeds empty ones when asked to, and listens. */
export async function startCatalog(config: CatalogConfig): Promise<{ running: Running; log: Log }> {
  const log = createLog('catalog', config.LOG_LEVEL);
  const folder = seedFolder(config);
  const migrations = (db: Mongo) => openMigrations(db, { folder: FOLDER, context: { db }, log });
  const db = await connectMongo(config.MONGODB_URI, config.MONGODB_DB ?? 'catalog', async (opened) => {
    elixirModel(opened);
    flowerModel(opened);
    lotModel(opened);
    customFlowerModel(opened);
    await (await migrations(opened)).before();
  });
  const redis = connectRedis(config.REDIS_URL, log);
  // Shoppers can browse without Redis, and it reconnects by itself: only administrators have to wait for it.
  redis.connect().catch(() => undefined);
  if (folder && (await seedCatalog(db, folder))) log.info('the empty catalogue was filled');
  const stock = createStockStore(db, (tag) => publishChange({ redis, log }, tag));
  const loops = [
    startStockSweep(stock, log),
    startPurge(db, log),
    (await migrations(db)).startInBackground(),
  ];
  const metrics = createMetrics();
  const lowStock = createLowStockStore(db);
  metrics.gauge('elixirs_sold_out', 'Elixirs for sale without a piece left', lowStock.soldOut);
  const running = await listen({
    app: createApp({ config, log, metrics, db, redis, stock }),
    port: config.PORT,
    host: config.HOST,
    reporting: { metrics, port: config.METRICS_PORT },
    onClose: async () => {
      await Promise.all(loops.map((loop) => loop.close()));
      redis.disconnect();
      await db.close();
    },
  });
  log.info({ port: running.port }, 'listening');
  return { running, log };
}
