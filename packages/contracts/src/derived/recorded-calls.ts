import type { ActivityKind } from '../activity-kinds.ts';
import { endpoints } from '../endpoints.ts';

/** Every call that the audit log records, and its title there. */
export const RECORDED_CALLS: Record<string, readonly [kind: ActivityKind, title: string]> =
  Object.fromEntries(
    Object.entries(endpoints).flatMap(([route, { audit }]) =>
      (audit && 'none' in audit) || !audit ? [] : [[route, audit]],
    ),
  );
