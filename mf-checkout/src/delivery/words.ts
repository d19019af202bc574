export const FAILED = { es: 'No pudimos calcular el envío. Inténtalo de nuevo.' };
export const NOWHERE = 'Todavía no entregamos en ese código postal.';
export const CHOOSE = 'Elige cómo lo recibes.';
