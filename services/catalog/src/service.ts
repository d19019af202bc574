import { catalogEndpoints } from '@shop/contracts/endpoints/catalog';
import { baseEnv, internalEnv, mongoEnv, seedEnv, sessionEnv } from '@shop/service-kit/config';
import { defineService } from '@shop/service-kit/service/define-service';
import { createMediaUrls } from '@shop/service-kit/media-urls';
import { seedFolder } from '@shop/service-kit/seeding';
import * as z from 'zod';
import { customElixirRoutes } from './custom-elixir/custom-elixir.routes.ts';
import { createCustomElixirStore, customFlowerModel } from './custom-elixir/custom-elixir.store.ts';
import { purgeJob } from './custom-elixir/purge.ts';
import { bulkRoutes } from './elixir/bulk.routes.ts';
import { elixirInternalRoutes } from './elixir/elixir-internal.routes.ts';
import { codeClaimModel } from './elixir/code-claims.ts';
import { elixirModel } from './elixir/elixir.model.ts';
import { elixirRoutes } from './elixir/elixir.routes.ts';
import { createElixirStore } from './elixir/elixir.store.ts';
import { createFamilies } from './elixir/families.ts';
import { settleFamiliesJob } from './elixir/settling.ts';
import { struckPricesJob } from './elixir/struck-prices.ts';
import { flowerRoutes } from './flower/flower.routes.ts';
import { createFlowerStore, flowerModel } from './flower/flower.store.ts';
import { imageUseRoutes } from './image-use/image-use.routes.ts';
import { lotInternalRoutes } from './lot/lot-internal.routes.ts';
import { lotRoutes } from './lot/lot.routes.ts';
import { createLotStore, lotModel } from './lot/lot.store.ts';
import { menuRoutes } from './menu/menu.routes.ts';
import { createMenuStore } from './menu/menu.store.ts';
import { opinionRoutes } from './opinions/opinion.routes.ts';
import { createOpinionStore, toldModel } from './opinions/opinion.store.ts';
import { samplesRoutes } from './samples/samples.routes.ts';
import { createSamples } from './samples/samples.store.ts';
import { seedCatalog } from './seeding/seed-catalog.ts';
import { spreadsheetRoutes } from './spreadsheet/spreadsheet.routes.ts';
import { createLowStockStore } from './stock/low-stock.store.ts';
import { stockRoutes } from './stock/stock.routes.ts';
import { createStockStore } from './stock/stock.store.ts';
import { stockSweepJob } from './stock/sweep.ts';

/** The catalogue: shoppers read, administrators change, cart-orders calls /internal. */
export const catalog = defineService({
  name: 'catalog',
  config: z.object({ ...baseEnv, ...mongoEnv, ...sessionEnv, ...internalEnv, ...seedEnv }),
  endpoints: catalogEndpoints,
  models: [elixirModel, codeClaimModel, flowerModel, lotModel, customFlowerModel, toldModel],
  migrations: new URL('./migrations/', import.meta.url),
  stores: async ({ config, db, log, metrics, publish }) => {
    const folder = seedFolder(config);
    if (folder && (await seedCatalog(db, folder))) log.info('the empty catalogue was filled');
    const lowStock = createLowStockStore(db);
    metrics.gauge('elixirs_sold_out', 'Elixirs for sale without a piece left', lowStock.soldOut);
    return {
      media: createMediaUrls(config.PUBLIC_BASE_URL),
      elixirs: createElixirStore(db),
      families: createFamilies(db),
      flowers: createFlowerStore(db),
      lots: createLotStore(db),
      customs: createCustomElixirStore(db),
      menu: createMenuStore(db),
      opinions: createOpinionStore(db),
      samples: createSamples(db),
      stock: createStockStore(db, publish),
      lowStock,
      secret: config.SESSION_SECRET,
    };
  },
  routes: (parts) => [
    ['/internal/elixirs', elixirInternalRoutes(parts)],
    ['/internal/stock', stockRoutes(parts)],
    ['/internal/custom-elixirs', customElixirRoutes(parts)],
    ['/internal/opinions', opinionRoutes(parts)],
    ['/internal/lots', lotInternalRoutes(parts)],
    ['/api/elixirs/image-use', imageUseRoutes(parts)],
    ['/api/elixirs/samples', samplesRoutes(parts)],
    ['/api/elixirs', spreadsheetRoutes(parts)],
    ['/api/elixirs/predesigned', menuRoutes(parts)],
    ['/api/elixirs', bulkRoutes(parts)],
    ['/api/elixirs', elixirRoutes(parts)],
    ['/api/lots', lotRoutes(parts)],
    ['/api/flowers', flowerRoutes(parts)],
  ],
  jobs: (parts) => [
    stockSweepJob(parts),
    purgeJob(parts),
    struckPricesJob(parts),
    settleFamiliesJob(parts),
    parts.migrating,
  ],
});
