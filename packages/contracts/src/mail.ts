import * as z from 'zod/mini';
import { isoDate, pageQuery, randomId } from './common.ts';
import { namesOf } from './names-of.ts';
import { searchText } from './typed-text.ts';

/** kept: no mail server was configured; queued: waits to be sent, maybe again; failed: given up, with its reason; bounced: taken by the server, and came back with a reason. */
export const MAIL_STATUS_LABEL = {
  kept: 'No enviado (guardado)',
  queued: 'Por enviar',
  sent: 'Enviado',
  failed: 'Falló',
  bounced: 'No entregado',
} as const;
export const MAIL_STATUSES = namesOf(MAIL_STATUS_LABEL);
const mailStatus = z.enum(MAIL_STATUSES);
export type MailStatus = z.infer<typeof mailStatus>;

export const MAIL_KIND_LABEL = {
  'order-received': 'Pedido recibido',
  'order-paid': 'Pago confirmado',
  'pay-before': 'Pago pendiente',
  unpaid: 'Pago no recibido',
  refunded: 'Reembolso',
  shipped: 'Pedido enviado',
  cancelled: 'Pedido cancelado',
  'owner-order': 'Aviso de pedido',
  'owner-message': 'Aviso de mensaje',
  'owner-low-stock': 'Aviso de existencias',
  'owner-webhook': 'Aviso de webhook apagado',
  'part-received': 'Pago incompleto',
  'stray-refunded': 'Pago de más devuelto',
  'owner-stray': 'Aviso de pago sin pedido',
  'owner-stray-refunded': 'Aviso de pago devuelto',
  'owner-dispute': 'Aviso de reclamo o contracargo',
  'message-reply': 'Respuesta a un mensaje',
  unfinished: 'Compra sin terminar',
  'back-in-stock': 'Ya hay de nuevo',
  'confirm-news': 'Confirmar novedades',
  invoiced: 'Factura',
  'my-orders': 'Enlaces a sus pedidos',
  opinion: 'Pregunta por su opinión',
  refill: 'Se acaba su miel',
  'gift-card': 'Tarjeta de regalo',
} as const;
export const MAIL_KINDS = namesOf(MAIL_KIND_LABEL);
const mailKind = z.enum(MAIL_KINDS);
export type MailKind = z.infer<typeof mailKind>;
/** Mails about contact messages: they stay with these, in the service that has them. */
export const ABOUT_MESSAGES: readonly string[] = ['owner-message', 'message-reply'];

/** Kinds with several cases: each case has its own words. */
const MAIL_VARIANT_LABEL = {
  'order-received-addition': 'Falta pagar lo agregado',
  'order-received-exchange': 'Falta pagar un cambio',
  'order-received-exchanged': 'Pedido cambiado',
  'unpaid-card': 'Pago no recibido: tarjeta',
  'shipped-ready': 'Pedido listo para recoger',
  'refunded-part': 'Reembolso de una parte',
  'stray-cart-changed': 'Pago devuelto: el carrito cambió',
  'stray-sold-out': 'Pago devuelto: se agotó',
  'stray-gift-card': 'Pago devuelto: tarjeta de regalo sin saldo',
  'stray-part': 'Pago devuelto: faltó el resto',
} as const;
export type SampleKind = MailKind | keyof typeof MAIL_VARIANT_LABEL;
export const SAMPLE_KIND_LABEL: Record<SampleKind, string> = { ...MAIL_KIND_LABEL, ...MAIL_VARIANT_LABEL };
/** Kinds that can be previewed without an order. */
export const SAMPLE_KINDS = Object.keys(SAMPLE_KIND_LABEL) as SampleKind[];

/** A mail in the administrators' list. */
const mailSummary = z.object({
  id: z.string(),
  // Not the enums: a mail of a later release must still be readable.
  kind: z.string(),
  status: z.string(),
  to: z.string(),
  subject: z.string(),
  attempts: z.int(),
  lastError: z.optional(z.string()),
  orderId: z.optional(z.string()),
  orderNumber: z.optional(z.string()),
  createdAt: isoDate,
  sentAt: z.optional(isoDate),
});
export type MailSummary = z.infer<typeof mailSummary>;
export const mailList = z.array(mailSummary);

/** GET /api/admin/mails/{id}: the mail itself, and who had it sent again. */
export const mail = z.extend(mailSummary, {
  text: z.string(),
  resends: z.array(z.object({ at: isoDate, who: z.string() })),
});
export type Mail = z.infer<typeof mail>;

/** GET /api/admin/mails/samples/{kind}: an example of a kind; `…/html` is its document. */
export const mailSample = z.object({ kind: z.string(), subject: z.string(), text: z.string() });
export type MailSample = z.infer<typeof mailSample>;

/** Query of GET /api/admin/mails. */
export const mailListQuery = z.object({
  ...pageQuery,
  status: z.optional(mailStatus),
  kind: z.optional(mailKind),
  /** A part of an address or of an order's number. */
  q: searchText,
  /** The id of an order: its own mails. */
  order: z.optional(randomId),
});
export type MailListQuery = z.output<typeof mailListQuery>;

export const mailId = randomId;

/** Header of the list's response: 'none' while no mail server is configured. */
export const MAIL_SERVER_HEADER = 'X-Mail-Server';
