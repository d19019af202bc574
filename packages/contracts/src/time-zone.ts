const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Zone = { hours: number; summer?: true };

/**
 * Where a shop may stand. Mexico has had no summer time since 2022, but along the border, which goes with its neighbour.
 * By hand, because the tables of older browsers say otherwise, and a browser's first formatter takes a phone long.
 */
const TIME_ZONES = {
  'America/Mexico_City': { hours: -6 },
  'America/Cancun': { hours: -5 },
  'America/Hermosillo': { hours: -7 },
  'America/Mazatlan': { hours: -7 },
  'America/Tijuana': { hours: -8, summer: true },
  // Ciudad Juárez: its own name is younger than some browsers.
  'America/Denver': { hours: -7, summer: true },
  'America/Matamoros': { hours: -6, summer: true },
} as const satisfies Record<string, Zone>;

export type TimeZone = keyof typeof TIME_ZONES;
export const TIME_ZONE_NAMES = Object.keys(TIME_ZONES) as TimeZone[];
/** Until the owner says otherwise. */
export const FIRST_ZONE: TimeZone = 'America/Mexico_City';

/** The first moments of a month's nth Sunday in Greenwich. */
function sunday(year: number, month: number, nth: number): number {
  const first = Date.UTC(year, month, 1);
  return first + (((7 - new Date(first).getUTCDay()) % 7) + 7 * (nth - 1)) * DAY_MS;
}

/** From the second Sunday in March to the first in November, at two by the clock. */
function isSummer(at: number, hours: number): boolean {
  const year = new Date(at).getUTCFullYear();
  const begins = sunday(year, 2, 2) + (2 - hours) * HOUR_MS;
  const ends = sunday(year, 10, 1) + (1 - hours) * HOUR_MS;
  return at >= begins && at < ends;
}

/** How far the zone's clocks are ahead of Greenwich, in milliseconds; behind it is less than 0. */
function offsetOf(at: number, zone: TimeZone): number {
  const { hours, ...more }: Zone = TIME_ZONES[zone];
  return (hours + (more.summer && isSummer(at, hours) ? 1 : 0)) * HOUR_MS;
}

/** What the zone's clocks show, as if it were Greenwich time: for its UTC parts. */
export const clockIn = (at: Date | number, zone: TimeZone): Date =>
  new Date(Number(at) + offsetOf(Number(at), zone));

/** The day of a moment, '2026-11-21'. */
export const dayIn = (at: Date | number, zone: TimeZone): string =>
  clockIn(at, zone).toISOString().slice(0, 10);

/** The days that a moment may belong to, by where the shop stands. */
export const daysAnywhere = (at: Date): string[] => [
  ...new Set(TIME_ZONE_NAMES.map((zone) => dayIn(at, zone))),
];

/** When a day begins. No clock is changed at midnight. */
export function startIn(day: string, zone: TimeZone): Date {
  const midnight = Date.parse(day);
  const near = midnight - offsetOf(midnight, zone);
  return new Date(midnight - offsetOf(near, zone));
}

/** The day that is so many later, or with less than 0 earlier. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
