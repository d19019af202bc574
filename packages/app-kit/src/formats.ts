// One zone for everybody: the server that prerenders and the browser must write the same day. Made at the first date,
// because it takes milliseconds that most pages do not need.
let longDate: Intl.DateTimeFormat | undefined;
const makeLongDate = () =>
  new Intl.DateTimeFormat('es-MX', { dateStyle: 'full', timeZone: 'America/Mexico_City' });

/** 'sábado, 21 de noviembre de 2026' of an ISO date or a Date. */
export const formatLongDate = (date: string | Date) => (longDate ??= makeLongDate()).format(new Date(date));
