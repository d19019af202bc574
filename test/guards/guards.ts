import { EDGE } from './edge.guards.ts';
import type { Guard } from './guard.ts';
import { MONEY } from './money.guards.ts';

export const GUARDS: Guard[] = [...EDGE, ...MONEY];
