const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * Whether no backup was made since the last time of day `at` (HH:MM, UTC). One of the far future was made by a clock that
 * ran ahead: it would keep all others from being made.
 * @throws Error in Spanish when `at` is no time of day
 */
export function isDue({ last, now, at }: { last: Date | undefined; now: Date; at: string }): boolean {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(at)) throw new Error('BACKUP_AT debe ser una hora, como 09:15.');
  const today = Date.parse(`${now.toISOString().slice(0, 10)}T${at}:00Z`);
  const since = today <= now.getTime() ? today : today - DAY_MS;
  return !last || last.getTime() < since || last.getTime() > now.getTime() + DAY_MS;
}

/**
 * Milliseconds until the next try after this many failures: short at first, because the stores may start at the same
 * time as the whole shop, and never above a quarter of an hour.
 */
export const pauseAfter = (failures: number): number =>
  Math.min(2 ** Math.max(0, failures - 1), 15) * MINUTE_MS;
