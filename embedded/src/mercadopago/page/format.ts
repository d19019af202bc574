const money = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });
const moment = new Intl.DateTimeFormat('es-MX', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Mexico_City',
});

export const pesos = (amount: number) => `${money.format(amount)} MXN`;
export const lastMoment = (iso: string) => moment.format(new Date(iso));
