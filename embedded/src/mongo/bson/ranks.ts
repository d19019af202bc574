import { type TypeName, typeOf } from './types.ts';
import type { Maybe } from './values.ts';

// MongoDB's order among types: numbers compare with each other, so they share a rank.
// Rank 2 is the empty array as index and sort see it: below null.
const RANKS: Record<TypeName | 'missing', number> = {
  minKey: 1,
  missing: 3,
  null: 3,
  int: 4,
  double: 4,
  long: 4,
  string: 5,
  object: 6,
  array: 7,
  binData: 8,
  objectId: 9,
  bool: 10,
  date: 11,
  timestamp: 12,
  regex: 13,
  maxKey: 14,
};

export const EMPTY_ARRAY_RANK = 2;
export const rankOf = (value: Maybe): number => RANKS[typeOf(value)];
