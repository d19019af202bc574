import type { BackOfficeCall } from './roles.ts';

/** What the activity of the back office is filtered by. */
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
export const ACTIVITY_OUTCOME_LABEL = {
  done: 'Hecho',
  refused: 'Rechazado',
  unconfirmed: 'Sin confirmar',
} as const;
export type ActivityOutcome = keyof typeof ACTIVITY_OUTCOME_LABEL;

type Change = Exclude<BackOfficeCall, `GET ${string}`>;
/** What leaves the shop as a file is told of too. */
type Export = Extract<BackOfficeCall, `GET ${string}.csv`>;
/** Changes nothing: it says what an import would do. */
type DryRun = 'POST /api/elixirs/import/check';
/** Made by whoever is not signed in yet, or no longer. */
type OpenCall =
  | 'POST /api/admin/login'
  | 'POST /api/admin/login/passkey'
  | 'POST /api/admin/login/link/use'
  | 'POST /api/admin/logout'
  | 'POST /api/admin/access/accept';
export type RecordedCall = Exclude<Change, DryRun> | Export | OpenCall;

/**
 * Every call that stands in the audit log, and what people read there. A change of the back office that is missing here
 * does not compile.
 */
export const RECORDED_CALLS: Record<RecordedCall, readonly [kind: ActivityKind, title: string]> = {
  'POST /api/admin/login': ['access', 'Entró'],
  'POST /api/admin/login/passkey': ['access', 'Entró con llave de acceso'],
  'POST /api/admin/login/link/use': ['access', 'Entró con un enlace de su correo'],
  'POST /api/admin/logout': ['access', 'Salió'],
  'POST /api/admin/access/accept': ['access', 'Eligió contraseña con un enlace'],
  'POST /api/admin/auth/prove': ['account', 'Confirmó quién es'],
  'PUT /api/admin/account/password': ['account', 'Cambió su contraseña'],
  'POST /api/admin/account/second-factor': ['account', 'Empezó a poner el segundo paso'],
  'POST /api/admin/account/second-factor/confirm': ['account', 'Puso el segundo paso'],
  'POST /api/admin/account/second-factor/off': ['account', 'Quitó el segundo paso'],
  'POST /api/admin/account/email': ['account', 'Empezó a cambiar su correo'],
  'POST /api/admin/account/email/confirm': ['account', 'Confirmó su correo'],
  'DELETE /api/admin/account/email': ['account', 'Quitó su correo'],
  'POST /api/admin/account/passkeys/options': ['account', 'Empezó a agregar una llave de acceso'],
  'POST /api/admin/account/passkeys': ['account', 'Agregó una llave de acceso'],
  'DELETE /api/admin/account/passkeys/{id}': ['account', 'Quitó una llave de acceso'],
  'DELETE /api/admin/account/sessions/{id}': ['account', 'Cerró una sesión'],
  'POST /api/admin/account/sessions/end-others': ['account', 'Cerró sus otras sesiones'],
  'PATCH /api/admin/team/{id}': ['team', 'Cambió a alguien del equipo'],
  'DELETE /api/admin/team/{id}': ['team', 'Quitó a alguien del equipo'],
  'DELETE /api/admin/team/{id}/second-factor': ['team', 'Quitó el segundo paso de alguien'],
  'POST /api/admin/team/{id}/reset': ['team', 'Hizo un enlace para otra contraseña'],
  'POST /api/admin/team/invitations': ['team', 'Invitó a alguien'],
  'DELETE /api/admin/team/invitations/{id}': ['team', 'Retiró una invitación'],
  'POST /api/admin/tokens': ['integrations', 'Hizo un token'],
  'DELETE /api/admin/tokens/{id}': ['integrations', 'Revocó un token'],
  'POST /api/admin/webhooks': ['integrations', 'Agregó un webhook'],
  'PATCH /api/admin/webhooks/{id}': ['integrations', 'Encendió o apagó un webhook'],
  'DELETE /api/admin/webhooks/{id}': ['integrations', 'Borró un webhook'],
  'POST /api/admin/webhooks/{id}/secret': ['integrations', 'Hizo otro secreto para un webhook'],
  'POST /api/admin/webhooks/{id}/test': ['integrations', 'Probó un webhook'],
  'POST /api/admin/webhooks/{id}/deliveries/{deliveryId}/resend': ['integrations', 'Reenvió un aviso'],

  'POST /api/orders': ['orders', 'Hizo un pedido'],
  'POST /api/orders/{orderId}/notes': ['orders', 'Anotó un pedido'],
  'PATCH /api/orders/status': ['orders', 'Cambió el estado de varios pedidos'],
  'PATCH /api/orders/{orderId}/status': ['orders', 'Cambió el estado de un pedido'],
  'PUT /api/orders/{orderId}/address': ['orders', 'Corrigió la dirección de un pedido'],
  'POST /api/orders/{orderId}/refunds': ['refunds', 'Reembolsó un pedido'],
  'POST /api/admin/reviews/{id}/resolve': ['refunds', 'Resolvió un pago por revisar'],
  'POST /api/admin/reviews/{id}/refunds': ['refunds', 'Devolvió un pago sin pedido'],
  'POST /api/admin/mails/{id}/resend': ['mails', 'Reenvió un correo'],
  'PUT /api/admin/customers/{id}/note': ['customers', 'Anotó a un cliente'],
  'POST /api/admin/customers/forget': ['customers', 'Borró los datos de una persona'],
  'POST /api/admin/customers/{id}/forget': ['customers', 'Borró los datos de un cliente'],
  'POST /api/admin/messages/forget': ['messages', 'Borró los mensajes de alguien'],
  'PATCH /api/admin/messages/{id}': ['messages', 'Marcó un mensaje'],
  'DELETE /api/admin/messages/{id}': ['messages', 'Borró un mensaje'],
  'POST /api/admin/discounts': ['discounts', 'Creó un código'],
  'PATCH /api/admin/discounts/{id}': ['discounts', 'Cambió un código'],

  'POST /api/elixirs': ['products', 'Creó un producto'],
  'PATCH /api/elixirs/{id}': ['products', 'Cambió un producto'],
  'DELETE /api/elixirs/{id}': ['products', 'Borró un producto'],
  'POST /api/elixirs/import': ['products', 'Importó el catálogo'],
  'POST /api/flowers': ['flowers', 'Creó una flor'],
  'PATCH /api/flowers/{id}': ['flowers', 'Cambió una flor'],
  'DELETE /api/flowers/{id}': ['flowers', 'Borró una flor'],
  'POST /api/lots': ['lots', 'Creó un lote'],
  'PATCH /api/lots/{id}': ['lots', 'Cambió un lote'],

  'POST /api/admin/content': ['texts', 'Creó un contenido'],
  'PUT /api/admin/content': ['texts', 'Cambió un contenido'],
  'DELETE /api/admin/content': ['texts', 'Borró un contenido'],
  'PUT /api/admin/content/{id}': ['texts', 'Cambió un contenido'],
  'DELETE /api/admin/content/{id}': ['texts', 'Borró un contenido'],
  'POST /api/admin/texts': ['texts', 'Creó un texto'],
  'PUT /api/admin/texts/{id}/draft': ['texts', 'Guardó un borrador'],
  'POST /api/admin/texts/{id}/discard': ['texts', 'Descartó un borrador'],
  'POST /api/admin/texts/{id}/publish': ['texts', 'Publicó un texto'],
  'POST /api/admin/texts/{id}/restore': ['texts', 'Recuperó un texto anterior'],
  'POST /api/admin/upload-image': ['images', 'Subió una imagen'],
  'DELETE /api/admin/images/{name}': ['images', 'Borró una imagen'],
  'PUT /api/admin/settings': ['settings', 'Cambió los datos de la tienda'],

  'GET /api/admin/activity/actividad.csv': ['exports', 'Descargó la actividad'],
  'GET /api/admin/reports/sales.csv': ['exports', 'Descargó las ventas'],
  'GET /api/admin/reports/funnel.csv': ['exports', 'Descargó las visitas'],
  'GET /api/admin/reports/elixirs.csv': ['exports', 'Descargó lo vendido por producto'],
  'GET /api/admin/reports/flowers.csv': ['exports', 'Descargó lo vendido por flor'],
  'GET /api/admin/reports/orders.csv': ['exports', 'Descargó los pedidos'],
  'GET /api/admin/reports/invoices.csv': ['exports', 'Descargó los datos de facturas'],
  'GET /api/admin/reports/customers.csv': ['exports', 'Descargó los clientes'],
  'GET /api/elixirs/catalogo.csv': ['exports', 'Descargó el catálogo'],
};

/** What the shop does by itself. */
export const RECORDED_JOBS = {
  retention: ['customers', 'Borró datos personales por su antigüedad'],
  'stop-delivery': ['orders', 'Marcó un pedido «No enviar»: lo pidió Mercado Pago'],
} as const satisfies Record<string, readonly [kind: ActivityKind, title: string]>;
export type RecordedJob = keyof typeof RECORDED_JOBS;

export const isRecorded = (call: string): call is RecordedCall => Object.hasOwn(RECORDED_CALLS, call);
/** Calls, kinds and outcomes of a later release stand there as they are stored. */
const entryOf = (call: string): readonly [kind: string, title: string] | undefined => {
  if (isRecorded(call)) return RECORDED_CALLS[call];
  return Object.hasOwn(RECORDED_JOBS, call) ? RECORDED_JOBS[call as RecordedJob] : undefined;
};
export const activityTitle = (call: string): string => entryOf(call)?.[1] ?? call;
/** '' of a call of a later release. */
export const activityKindOf = (call: string): string => entryOf(call)?.[0] ?? '';
export const activityKind = (kind: string): string => ACTIVITY_KIND_LABEL[kind as ActivityKind] ?? kind;
export const activityOutcome = (outcome: string): string =>
  ACTIVITY_OUTCOME_LABEL[outcome as ActivityOutcome] ?? outcome;
