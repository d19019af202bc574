import { runMain } from '@shop/service-kit/run';
import { readCatalogConfig } from './config.ts';
import { startCatalog } from './start.ts';

runMain('catalog', () => startCatalog(readCatalogConfig()));
