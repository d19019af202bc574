const short = new Intl.DateTimeFormat('es-MX', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** '21 nov' of '2026-11-21'. */
export const dayName = (day: string) => short.format(new Date(`${day}T00:00:00Z`));
