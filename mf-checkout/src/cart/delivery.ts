const DAY_MS = 24 * 3_600_000;
const zone = 'America/Mexico_City';
const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: zone });
const written = new Intl.DateTimeFormat('es-MX', { day: 'numeric', month: 'long', timeZone: zone });
const WEEKEND = ['Sat', 'Sun'];

/** The workshop prepares in 1 to 2 working days, its own blends in 2 more; the carrier takes 3 to 6 days. */
const PREPARED = { first: 1, last: 2, custom: 2 };
const CARRIED = { first: 3, last: 6 };

const afterWorkingDays = (from: Date, days: number): Date => {
  let date = from;
  for (let left = days; left > 0;) {
    date = new Date(date.getTime() + DAY_MS);
    if (!WEEKEND.includes(weekday.format(date))) left -= 1;
  }
  return date;
};

/** When an order of now usually arrives: '27 de noviembre' to '2 de diciembre', in Mexican days. */
export const usualArrival = (now: Date, hasCustom: boolean): { from: string; to: string } => {
  const more = hasCustom ? PREPARED.custom : 0;
  const arrival = (prepared: number, carried: number) =>
    written.format(new Date(afterWorkingDays(now, prepared + more).getTime() + carried * DAY_MS));
  return {
    from: arrival(PREPARED.first, CARRIED.first),
    to: arrival(PREPARED.last, CARRIED.last),
  };
};
