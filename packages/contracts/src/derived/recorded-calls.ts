import type { ActivityKind } from '../activity-kinds.ts';
import { endpoints } from '../endpoints.ts';

/** Every call that stands in the audit log, and what people read there. */
export const RECORDED_CALLS: Record<string, readonly [kind: ActivityKind, title: string]> =
  Object.fromEntries(
    Object.entries(endpoints).flatMap(([route, { audit }]) =>
      (audit && 'none' in audit) || !audit ? [] : [[route, audit]],
    ),
  );
