import { runMain } from '@shop/service-kit/run';
import { catalog } from './service.ts';

runMain(catalog.name, catalog.start);
