const money = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });
const day = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'America/Mexico_City' });

export const pesos = (amount: number) => `${money.format(amount)} MXN`;
export const longDate = (iso: string) => day.format(new Date(iso));
