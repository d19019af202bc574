import { RECORDED_JOBS, type ActivityKind } from './activity-kinds.ts';
import { RECORDED_CALLS } from './derived/recorded-calls.ts';

const ENTRIES = new Map<string, readonly [kind: ActivityKind, title: string]>(
  Object.entries({ ...RECORDED_CALLS, ...RECORDED_JOBS }),
);
/** A call of a later release is shown as it is stored. */
export const activityTitle = (call: string): string => ENTRIES.get(call)?.[1] ?? call;
/** '' for a call that only a later release knows. */
export const activityKindOf = (call: string): string => ENTRIES.get(call)?.[0] ?? '';
