import { catalogEndpoints } from '@shop/contracts/endpoints/catalog';
import { createBaseApp } from '@shop/service-kit/app';
import { recordChanges } from '@shop/service-kit/audit/record-changes';
import { publishChanges } from '@shop/service-kit/cache-tags/publish-changes';
import type { Log } from '@shop/service-kit/log';
import type { Metrics } from '@shop/service-kit/metrics';
import { pingMongo, type Mongo } from '@shop/service-kit/mongo';
import { adminSession, requireAdmin, requireInternal } from '@shop/service-kit/session';
import { Router, type Express } from 'express';
import type { Redis } from 'ioredis';
import type { CatalogConfig } from './config.ts';
import { customElixirRoutes } from './custom-elixir/custom-elixir.routes.ts';
import { createCustomElixirStore } from './custom-elixir/custom-elixir.store.ts';
import { elixirInternalRoutes } from './elixir/elixir-internal.routes.ts';
import { elixirRoutes } from './elixir/elixir.routes.ts';
import { createElixirStore } from './elixir/elixir.store.ts';
import { createLowStockStore } from './stock/low-stock.store.ts';
import { stockRoutes } from './stock/stock.routes.ts';
import type { StockStore } from './stock/stock.store.ts';
import { spreadsheetRoutes } from './spreadsheet/spreadsheet.routes.ts';
import { flowerRoutes } from './flower/flower.routes.ts';
import { createFlowerStore } from './flower/flower.store.ts';
import { imageUseRoutes } from './image-use/image-use.routes.ts';
import { lotInternalRoutes } from './lot/lot-internal.routes.ts';
import { lotRoutes } from './lot/lot.routes.ts';
import { createLotStore } from './lot/lot.store.ts';
import { menuRoutes } from './menu/menu.routes.ts';
import { createMenuStore } from './menu/menu.store.ts';
import { createMediaUrls } from '@shop/service-kit/media-urls';

export type Deps = {
  config: CatalogConfig;
  log: Log;
  metrics?: Metrics;
  db: Mongo;
  redis: Redis;
  stock: StockStore;
};

/** The catalogue over HTTP: shoppers read, administrators change, cart-orders calls /internal. */
export function createApp({ config, log, metrics, db, redis, stock }: Deps): Express {
  const media = createMediaUrls(config.PUBLIC_BASE_URL);
  const elixirs = createElixirStore(db);
  const flowers = createFlowerStore(db);
  const lots = createLotStore(db);
  const customs = createCustomElixirStore(db);
  const session = { redis, secret: config.SESSION_SECRET, publicBaseUrl: config.PUBLIC_BASE_URL };
  const admin = Router().use(adminSession(session), requireAdmin);
  return createBaseApp({
    log,
    endpoints: catalogEndpoints,
    ...(metrics && { metrics }),
    ready: () => pingMongo(db),
    mount: (app) => {
      app.use(recordChanges({ redis, queue: config.AUDIT_QUEUE, log }));
      app.use(publishChanges({ redis, log }));
      const { SESSION_SECRET: secret } = config;
      app.use('/internal', requireInternal(config.INTERNAL_TOKEN));
      app.use('/internal/elixirs', elixirInternalRoutes({ elixirs, media }));
      app.use('/internal/stock', stockRoutes({ stock, lowStock: createLowStockStore(db) }));
      app.use('/internal/custom-elixirs', customElixirRoutes({ customs, flowers, media, secret }));
      app.use('/api/elixirs/image-use', imageUseRoutes({ elixirs, flowers, admin, secret }));
      app.use('/api/elixirs', spreadsheetRoutes({ elixirs, flowers, media, admin }));
      app.use('/api/elixirs/predesigned', menuRoutes({ menu: createMenuStore(db), flowers, media }));
      app.use('/api/elixirs', elixirRoutes({ elixirs, flowers, media, admin }));
      app.use('/internal/lots', lotInternalRoutes({ lots }));
      app.use('/api/lots', lotRoutes({ lots, elixirs, admin }));
      app.use('/api/flowers', flowerRoutes({ flowers, media, admin }));
    },
  });
}
