import type { Migration } from '@shop/service-kit/migrations/migration';
import { migration as daysAndMonths } from './0006-days-and-months.ts';
import type { Context } from './context.ts';

/** Sums up days again that do not say which part of their sales was paid for delivery. */
export const migration: Migration<Context> = daysAndMonths;
