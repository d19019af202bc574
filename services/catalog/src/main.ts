import { runMain } from '@shop/service-kit/run';
import { catalog } from './service.ts';

export const { start } = catalog;
if (import.meta.main) runMain(catalog.name, start);
