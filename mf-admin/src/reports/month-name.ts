const monthFormat = new Intl.DateTimeFormat('es-MX', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'noviembre de 2026' of '2026-11'. */
export const monthName = (month: string) => monthFormat.format(new Date(`${month}-01T00:00:00Z`));
