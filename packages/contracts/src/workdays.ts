/** Days are moments at the noon of Mexico's capital, which is the same day everywhere in the country. */

const isSunday = (day: Date): boolean => day.getUTCDay() === 0;

/** Days of rest by law (Ley Federal del Trabajo, article 74) with a date of their own, as month-day. */
const FIXED = new Set(['1-1', '5-1', '9-16', '12-25']);
/** Holidays on the `nth` Monday of a month: Constitution, Juárez, Revolution. */
const NTH_MONDAY: Record<number, number> = { 2: 1, 3: 3, 11: 3 };
/** A new president takes office on 1 October every six years. */
const takesOffice = (year: number) => (year - 2024) % 6 === 0;

/** Whether a day is a legal holiday. */
export function isHoliday(day: Date): boolean {
  const [month, date] = [day.getUTCMonth() + 1, day.getUTCDate()];
  if (FIXED.has(`${month}-${date}`)) return true;
  if (month === 10 && date === 1) return takesOffice(day.getUTCFullYear());
  return day.getUTCDay() === 1 && Math.ceil(date / 7) === NTH_MONDAY[month];
}

/** Whether the workshop works. */
export const isWorkday = (day: Date): boolean => !isSunday(day) && day.getUTCDay() !== 6 && !isHoliday(day);

/** Whether parcels are delivered. */
export const isDelivered = (day: Date): boolean => !isSunday(day) && !isHoliday(day);
