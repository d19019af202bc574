const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Zone = { hours: number; summer?: true };

/**
 * Zones of shops. Mexico has had no summer time since 2022, except along the border, which follows its neighbour.
 * By hand: the tables of older browsers are outdated, and a browser's first formatter takes long on a phone.
 */
const TIME_ZONES = {
  'America/Mexico_City': { hours: -6 },
  'America/Cancun': { hours: -5 },
  'America/Hermosillo': { hours: -7 },
  'America/Mazatlan': { hours: -7 },
  'America/Tijuana': { hours: -8, summer: true },
  // Ciudad Juárez: some browsers are older than its own zone name.
  'America/Denver': { hours: -7, summer: true },
  'America/Matamoros': { hours: -6, summer: true },
} as const satisfies Record<string, Zone>;

export type TimeZone = keyof typeof TIME_ZONES;
export const TIME_ZONE_NAMES = Object.keys(TIME_ZONES) as TimeZone[];
/** The zone until the owner sets another. */
export const FIRST_ZONE: TimeZone = 'America/Mexico_City';

/** The first moment of a month's nth Sunday, in UTC. */
function sunday(year: number, month: number, nth: number): number {
  const first = Date.UTC(year, month, 1);
  return first + (((7 - new Date(first).getUTCDay()) % 7) + 7 * (nth - 1)) * DAY_MS;
}

/** Summer time: from the second Sunday in March to the first in November, at two o'clock. */
function isSummer(at: number, hours: number): boolean {
  const year = new Date(at).getUTCFullYear();
  const begins = sunday(year, 2, 2) + (2 - hours) * HOUR_MS;
  const ends = sunday(year, 10, 1) + (1 - hours) * HOUR_MS;
  return at >= begins && at < ends;
}

/** The zone's offset from UTC in milliseconds; negative to the west. */
function offsetOf(at: number, zone: TimeZone): number {
  const { hours, ...more }: Zone = TIME_ZONES[zone];
  return (hours + (more.summer && isSummer(at, hours) ? 1 : 0)) * HOUR_MS;
}

/** The time on the zone's clocks, as a date whose UTC parts show it. */
export const clockIn = (at: Date | number, zone: TimeZone): Date =>
  new Date(Number(at) + offsetOf(Number(at), zone));

/** The day of a moment, '2026-11-21'. */
export const dayIn = (at: Date | number, zone: TimeZone): string =>
  clockIn(at, zone).toISOString().slice(0, 10);

/** The days that a moment may fall on, in the zones of all shops. */
export const daysAnywhere = (at: Date): string[] => [
  ...new Set(TIME_ZONE_NAMES.map((zone) => dayIn(at, zone))),
];

/** When a day begins. No zone changes its clocks at midnight. */
export function startIn(day: string, zone: TimeZone): Date {
  const midnight = Date.parse(day);
  const near = midnight - offsetOf(midnight, zone);
  return new Date(midnight - offsetOf(near, zone));
}

/** The day a number of days later, or earlier for a negative number. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
