import type { ReportPeriod } from '@shop/contracts/report';

const DAY_MS = 86_400_000;

/** The key of a day's period in a report; weeks begin on Monday. */
export function periodOf(day: string, by: ReportPeriod): string {
  if (by === 'month') return day.slice(0, 7);
  if (by === 'day') return day;
  const at = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (at.getUTCDay() + 6) % 7;
  return new Date(at.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}
