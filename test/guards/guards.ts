import { EDGE } from './edge.guards.ts';
import { GOODS } from './goods.guards.ts';
import type { Guard } from './guard.ts';
import { MONEY } from './money.guards.ts';
import { PEOPLE } from './people.guards.ts';

export const GUARDS: Guard[] = [...EDGE, ...PEOPLE, ...MONEY, ...GOODS];
