const DAY_MS = 86_400_000;
/** Central Mexico has had no summer time since 2022: its days begin at 06:00 UTC all year. */
const OFFSET_MS = 6 * 3_600_000;

export type Day = { day: string; from: Date; to: Date };

/** The last `count` days of the shop's zone, oldest first, today last; each from midnight to midnight. */
export function lastDays(count: number, now: Date): Day[] {
  const today = Math.floor((now.getTime() - OFFSET_MS) / DAY_MS) * DAY_MS;
  return Array.from({ length: count }, (_, index) => {
    const midnight = today - (count - 1 - index) * DAY_MS;
    return {
      day: new Date(midnight).toISOString().slice(0, 10),
      from: new Date(midnight + OFFSET_MS),
      to: new Date(midnight + OFFSET_MS + DAY_MS),
    };
  });
}
