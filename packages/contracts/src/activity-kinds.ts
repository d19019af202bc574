import { PROVIDER_LABEL } from './payment-browsers.ts';
/** The back office filters its activity by these kinds. */
export const ACTIVITY_KIND_LABEL = {
  access: 'Entradas y salidas',
  account: 'Cuentas',
  team: 'Equipo',
  integrations: 'Integraciones',
  orders: 'Pedidos',
  refunds: 'Reembolsos',
  customers: 'Clientes',
  messages: 'Mensajes',
  mails: 'Correos',
  discounts: 'Descuentos',
  giftCards: 'Tarjetas de regalo',
  products: 'Productos',
  flowers: 'Flores',
  lots: 'Lotes',
  texts: 'Textos',
  images: 'Imágenes',
  settings: 'Tienda',
  exports: 'Descargas',
} as const;
export type ActivityKind = keyof typeof ACTIVITY_KIND_LABEL;
export const ACTIVITY_KINDS = Object.keys(ACTIVITY_KIND_LABEL) as ActivityKind[];

/**
 * done: answered as a success; refused: a sign-in or a proof that failed; unconfirmed: the service died before it answered, so that
 * nobody knows whether the change was made.
 */
const ACTIVITY_OUTCOME_LABEL = {
  done: 'Hecho',
  refused: 'Rechazado',
  unconfirmed: 'Sin confirmar',
} as const;
export type ActivityOutcome = keyof typeof ACTIVITY_OUTCOME_LABEL;

/** Jobs that the shop runs by itself. */
export const RECORDED_JOBS = {
  retention: ['customers', 'Borró datos personales por su antigüedad'],
  'stop-delivery': ['orders', `Marcó un pedido «No enviar»: lo pidió ${PROVIDER_LABEL}`],
} as const satisfies Record<string, readonly [kind: ActivityKind, title: string]>;
export type RecordedJob = keyof typeof RECORDED_JOBS;

/** Kinds and outcomes of a later release are shown as they are stored. */
export const activityKind = (kind: string): string => ACTIVITY_KIND_LABEL[kind as ActivityKind] ?? kind;
export const activityOutcome = (outcome: string): string =>
  ACTIVITY_OUTCOME_LABEL[outcome as ActivityOutcome] ?? outcome;
