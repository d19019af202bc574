import { outside, type Break, type Side } from './outside.ts';
import type { Schema } from './schema.ts';
import type { Snapshot } from './snapshot.ts';

type RouteBreak = Break & { route: string; part: string };

/** A request without a contract takes no fields. */
const NOTHING: Schema = { type: 'object', properties: {} };
const SIDES: Record<string, Side> = {
  query: 'request',
  request: 'request',
  response: 'answer',
  conflict: 'answer',
};

/** Everything that a caller of `before` relies on and `now` does not offer. New endpoints and fields are allowed. */
export function breaksBetween(before: Snapshot, now: Snapshot): RouteBreak[] {
  return Object.entries(before.endpoints).flatMap(([route, old]) => {
    const current = now.endpoints[route];
    if (!current) return [{ route, part: 'route', path: '', what: 'is gone' }];
    return Object.entries(SIDES).flatMap(([part, side]) => {
      const key = part as keyof typeof old;
      return comparePart(side, old[key], current[key]).map((found) => ({ route, part, ...found }));
    });
  });
}

function comparePart(side: Side, before: Schema | undefined, now: Schema | undefined): Break[] {
  if (side === 'request') {
    if (!before && !now) return [];
    return outside({ side, wide: now ?? NOTHING, narrow: before ?? NOTHING, path: '' });
  }
  if (!before) return [];
  if (!now) return [{ path: '', what: 'is no longer promised' }];
  return outside({ side, wide: before, narrow: now, path: '' });
}
