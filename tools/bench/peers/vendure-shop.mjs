// Vendure as its own template for new projects (@vendure/create) sets it up, less mails and the pages of its back office,
// which no request of the comparison meets. Run as `node vendure-shop.mjs populate|server|worker`.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const { PEER_PACKAGES, PEER_PORT, PEER_DB_PORT, PEER_DB_PASSWORD, PEER_SECRET } = process.env;
const require = createRequire(join(PEER_PACKAGES, 'package.json'));
const vendure = require('@vendure/core');
const { AssetServerPlugin } = require('@vendure/asset-server-plugin');
const { populate } = require('@vendure/core/cli');
const ASSETS = join(dirname(require.resolve('@vendure/create/package.json')), 'assets');

const config = {
  apiOptions: {
    port: Number(PEER_PORT),
    hostname: '127.0.0.1',
    adminApiPath: 'admin-api',
    shopApiPath: 'shop-api',
    cors: { origin: [], credentials: true },
  },
  authOptions: {
    tokenMethod: ['bearer', 'cookie'],
    superadminCredentials: { identifier: 'superadmin', password: PEER_SECRET },
    cookieOptions: { secret: PEER_SECRET },
  },
  dbConnectionOptions: {
    type: 'postgres',
    synchronize: false,
    logging: false,
    ...{ host: '127.0.0.1', port: Number(PEER_DB_PORT), database: 'postgres' },
    ...{ username: 'postgres', password: PEER_DB_PASSWORD },
    // With the usual ten, sixteen shoppers who added at once made it stand still: all ten were in a transaction, and their
    // work seems to have waited for one more. They stay: a new one is a new process, whose begin nobody would count.
    extra: { max: 40, idleTimeoutMillis: 0 },
  },
  paymentOptions: { paymentMethodHandlers: [vendure.dummyPaymentHandler] },
  customFields: {},
  plugins: [
    AssetServerPlugin.init({
      route: 'assets',
      assetUploadDir: resolve('assets'),
      assetUrlPrefix: `http://127.0.0.1:${PEER_PORT}/assets/`,
    }),
    vendure.DefaultSchedulerPlugin.init(),
    vendure.DefaultJobQueuePlugin.init({ useDatabaseForBuffer: true }),
    vendure.DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: true }),
  ],
};

/** The jobs that make the search's index begin while the products come in; the worker does what is left. */
const JOBS_MS = 2_000;

/** As many products as our catalogue has, of one variant each, and without counted pieces: ours have neither. */
function sampleProducts(count) {
  const [head, ...lines] = readFileSync(join(ASSETS, 'products.csv'), 'utf8').trim().split('\n');
  // The lines of further variants have no name.
  const isProduct = (line) => line !== undefined && !line.startsWith(' ');
  const isAlone = (line, next) => isProduct(line) && (next === undefined || isProduct(next));
  const alone = lines.filter((line, at) => isAlone(line, lines[at + 1])).slice(0, count);
  const uncounted = alone.map((line) => line.replace(/,(100 *), +,/, ',$1,false,'));
  const file = resolve('products.csv');
  writeFileSync(file, [head, ...uncounted].join('\n'));
  return file;
}

const tasks = {
  async populate() {
    const filled = {
      ...config,
      dbConnectionOptions: { ...config.dbConnectionOptions, synchronize: true },
      importExportOptions: { importAssetsDir: join(ASSETS, 'images') },
    };
    const start = async () => {
      const app = await vendure.bootstrap(filled);
      await app.get(vendure.JobQueueService).start();
      return app;
    };
    const products = sampleProducts(Number(process.env.PEER_PRODUCTS));
    const app = await populate(start, join(ASSETS, 'initial-data.json'), products);
    await sleep(JOBS_MS);
    await app.close();
  },
  server: () => vendure.bootstrap(config),
  worker: async () => (await vendure.bootstrapWorker(config)).startJobQueue(),
};

const [, , task] = process.argv;
await tasks[task]();
process.send('ready', () => task === 'populate' && process.exit());
