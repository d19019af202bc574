const timeZone = 'America/Mexico_City';
const day = new Intl.DateTimeFormat('es-MX', { weekday: 'long', day: 'numeric', month: 'long', timeZone });
const time = new Intl.DateTimeFormat('es-MX', {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone,
});

/** 'martes 24 de noviembre', in Mexican time. */
export const writeDay = (date: Date): string => day.format(date).replace(',', '');

/** 'martes 24 de noviembre, 23:59 (hora del centro de México)' */
export const writeMoment = (date: Date): string =>
  `${writeDay(date)}, ${time.format(date)} (hora del centro de México)`;
