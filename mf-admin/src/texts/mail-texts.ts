import { WORDS_HINT } from './known-words.ts';

const MAIL = {
  title: 'Asunto',
  content: 'Texto',
  hint: '{pedido} se cambia por el número del pedido y {total} por su importe. Sin texto va el de siempre.',
};
const MAIL_WITH_DAY = { ...MAIL, hint: `${MAIL.hint} {fecha} es el último día para pagar.` };
const MAIL_OF_MORE = { ...MAIL, hint: `${MAIL.hint} {falta} es lo que falta pagar.` };
const MAIL_OF_REFUND = { ...MAIL, hint: `${MAIL.hint} {devuelto} es lo que ya se devolvió.` };
const MAIL_OF_INVOICE = { ...MAIL, hint: `${MAIL.hint} {importe} es el de la factura o la nota.` };
const MAIL_OF_PART = {
  ...MAIL,
  hint: '{recibido} es lo que llegó, {total} lo que cuesta la compra y {fecha} el día en que se devuelve. Sin texto va el de siempre.',
};
const MAIL_ASKED_FOR = { ...MAIL, hint: 'Sólo lo recibe quien lo pidió. Sin texto va el de siempre.' };

/** Texts of the buyers' mails, by the step of their order: label and parts. */
export const MAIL_TEXTS = {
  'order-received': ['Pedido recibido: saludo', MAIL],
  'order-paid': ['Pago confirmado: saludo', MAIL],
  'order-addition': ['Falta pagar lo agregado', MAIL_OF_MORE],
  'order-exchange': ['Falta pagar un cambio', MAIL_OF_MORE],
  'order-exchanged': ['Pedido cambiado', MAIL],
  'pay-before': ['Pago pendiente: saludo', MAIL_WITH_DAY],
  unpaid: ['Pago no completado', MAIL],
  'unpaid-voucher': ['Ficha de pago vencida', MAIL],
  shipped: ['Pedido enviado: saludo', MAIL],
  ready: ['Listo para recoger: saludo', MAIL],
  cancelled: ['Pedido cancelado', { ...MAIL, hint: `${MAIL.hint} Después dice qué pasa con el pago.` }],
  refunded: ['Reembolso de todo', MAIL_OF_REFUND],
  'refunded-part': ['Reembolso de una parte', MAIL_OF_REFUND],
  'stray-refunded': ['Pago doble devuelto', MAIL_OF_REFUND],
  'stray-cart-changed': ['Pago devuelto: el carrito cambió', MAIL_OF_REFUND],
  'part-received': ['Falta una parte del pago', MAIL_OF_PART],
  'stray-part': ['Pago devuelto: faltó el resto', MAIL_OF_REFUND],
  'stray-sold-out': ['Pago devuelto: se agotó', MAIL_OF_REFUND],
  'stray-gift-card': ['Pago devuelto: tarjeta de regalo sin saldo', MAIL_OF_REFUND],
  invoiced: ['Factura timbrada', MAIL_OF_INVOICE],
  credited: ['Nota de crédito timbrada', MAIL_OF_INVOICE],
  unfinished: ['Compra sin terminar', MAIL_ASKED_FOR],
  'back-in-stock': [
    'Ya hay de nuevo',
    { ...MAIL_ASKED_FOR, hint: `{producto} se cambia por su nombre. ${MAIL_ASKED_FOR.hint}` },
  ],
  'confirm-news': ['Confirmar novedades', MAIL_ASKED_FOR],
  'my-orders': ['Enlaces a sus pedidos', MAIL_ASKED_FOR],
  opinion: ['Pregunta por su opinión', MAIL],
  refill: ['Se acaba su miel', MAIL],
  'gift-card': [
    'Tarjeta de regalo',
    { ...MAIL_ASKED_FOR, hint: 'Sin texto va el de siempre. {importe} se cambia por su saldo.' },
  ],
  closing: ['Despedida de todos los correos', { content: 'Texto', hint: 'Va al final, p. ej. quién firma.' }],
  footer: [
    'Pie de todos los correos',
    { content: 'Texto', short: true, hint: '{tienda} se cambia por el nombre de la tienda.' },
  ],
  words: ['Botones y avisos: correos', { hint: WORDS_HINT }],
} as const;
