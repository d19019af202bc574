const format = new Intl.DateTimeFormat('es-MX', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** '2 nov 2026', from a date without a time. */
export const writeDay = (day: string): string => format.format(new Date(day));
