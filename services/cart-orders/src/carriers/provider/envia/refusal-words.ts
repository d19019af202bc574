/** For a refusal without a reason. */
export const UNSAID = 'no dijo por qué';

/** Spanish words for known refusals, by a pattern of their English; the first match counts. */
const WORDS: [RegExp, string][] = [
  [new RegExp(`^${UNSAID}$`), UNSAID],
  [
    /insufficient|not enough (balance|funds|credit)|saldo insuficiente/i,
    'no hay saldo suficiente en la cuenta',
  ],
  [/already cancell?ed/i, 'la guía ya estaba cancelada'],
  [/in transit|already (shipped|picked up)/i, 'el paquete ya va en camino'],
  [/destination\W.*postal ?code|postal ?code.*destination/i, 'no acepta el código postal del cliente'],
  [/origin\W.*postal ?code|postal ?code.*origin/i, 'no acepta el código postal de la tienda'],
  [/postal ?code|zip code/i, 'no acepta el código postal'],
  [/destination\W.*phone/i, 'el teléfono del cliente debe tener 10 dígitos'],
  [/origin\W.*phone/i, 'el teléfono de la tienda debe tener 10 dígitos'],
  [/phone/i, 'el teléfono debe tener 10 dígitos'],
  [
    /service.*(not available|not found|unavailable)|no (coverage|service)/i,
    'ese servicio no llega a esta dirección',
  ],
  [/weight/i, 'no acepta ese peso'],
  [/dimension|length|width|height/i, 'no acepta esas medidas'],
  [/shipment.*not found|(label|guide|tracking).*not found/i, 'no conoce esa guía'],
];

/** The refusal in Spanish; undefined for unknown words. */
export const spanishOf = (said: string): string | undefined => WORDS.find(([words]) => words.test(said))?.[1];
