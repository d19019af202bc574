import { runMain } from '@shop/service-kit/run';
import { catalog } from './service.ts';

export const start = catalog.start;
if (import.meta.main) runMain(catalog.name, start);
