import type { Migration } from '@shop/service-kit/migrations/migration';
import { migration as daysAndMonths } from './0006-days-and-months.ts';
import type { Context } from './context.ts';

/** Days say what of their sales was paid for delivery: those that do not are summed up again. */
export const migration: Migration<Context> = daysAndMonths;
