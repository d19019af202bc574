import type { Notices } from './notices.ts';

/**
 * Why the shop writes to somebody: an unfinished purchase, a product that was sold out, news of the shop, their opinion
 * of what they bought, or that it runs out.
 */
export const PURPOSES = ['reminder', 'stock', 'news', 'opinion', 'refill'] as const;
export type Purpose = (typeof PURPOSES)[number];
export const PURPOSE_LABEL: Record<Purpose, string> = {
  reminder: 'Compra sin terminar',
  stock: 'Avísame cuando haya',
  news: 'Novedades',
  opinion: 'Pregunta por su opinión',
  refill: 'Se acaba su miel',
};
const SETTING = {
  reminder: 'reminderHours',
  stock: 'stock',
  news: 'news',
  opinion: 'opinionDays',
  refill: 'refill',
} as const satisfies Record<Purpose, keyof Notices>;
const isOn = (set: unknown): boolean => (Array.isArray(set) ? set.length > 0 : Boolean(set));
/** Whether the shop's settings offer this purpose. */
export const isAskable = (notices: Notices | undefined, wanted: Purpose): boolean =>
  isOn(notices?.[SETTING[wanted]]);

/** unconfirmed: nobody has shown yet that the address is theirs; ended: it is over, because they or the shop said so. */
export const CONSENT_STATES = ['unconfirmed', 'waiting', 'told', 'ended'] as const;
export type ConsentState = (typeof CONSENT_STATES)[number];
export const CONSENT_STATE_LABEL: Record<ConsentState, string> = {
  unconfirmed: 'Sin confirmar',
  waiting: 'Activo',
  told: 'Avisado',
  ended: 'Terminado',
};

/** Where it was asked for. */
export const CONSENT_SOURCES = ['checkout', 'product', 'footer', 'order'] as const;
export const CONSENT_SOURCE_LABEL: Record<(typeof CONSENT_SOURCES)[number], string> = {
  checkout: 'Datos de envío',
  product: 'Producto',
  footer: 'Pie de página',
  order: 'Pedido',
};
export type ConsentSource = (typeof CONSENT_SOURCES)[number];
