import { PROVIDER_LABEL } from '@shop/contracts/payment-browsers';
import type { PaymentException, PaymentExceptionKind } from '@shop/contracts/payment-exception';

type PaymentExceptionText = { title: string; what: string; todo: string };

const TEXTS: Record<PaymentExceptionKind, PaymentExceptionText> = {
  unknown_reference: {
    title: 'Pago sin pedido',
    what: 'Llegó un pago que no corresponde a ninguna compra de esta tienda.',
    todo: `Búscalo en ${PROVIDER_LABEL}. Si no es una venta tuya por otro medio, reembólsalo.`,
  },
  amount: {
    title: 'Importe distinto',
    what: 'Se pagó un importe diferente al de la compra, así que no se creó el pedido.',
    todo: 'Lo más seguro es reembolsarlo y pedir al cliente que compre de nuevo.',
  },
  partial_payment: {
    title: 'Falta una parte del pago',
    what: 'Llegó una parte de lo que cuesta la compra. El pedido se crea solo en cuanto llegue el resto.',
    todo: 'No hay nada que hacer: si el resto no llega, esta parte regresa sola al cliente.',
  },
  currency: {
    title: 'Otra moneda',
    what: 'El pago llegó en una moneda que no es peso mexicano y no se creó el pedido.',
    todo: 'Reembólsalo y pide al cliente que pague en pesos mexicanos.',
  },
  collector: {
    title: 'Otra cuenta de cobro',
    what: `El dinero llegó a una cuenta de ${PROVIDER_LABEL} distinta a la de la tienda.`,
    todo: `Revisa con quien administra tus cuentas de ${PROVIDER_LABEL}. No prepares nada hasta aclararlo.`,
  },
  other_checkout: {
    title: 'Pago de otra compra',
    what: 'El mismo pago se presentó para dos compras distintas.',
    todo: `Compara el pago con los pedidos en ${PROVIDER_LABEL}. Si nadie lo reclama, reembólsalo.`,
  },
  superseded_checkout: {
    title: 'Pago de un carrito anterior',
    what: 'El cliente cambió su carrito y después pagó la versión anterior, así que no hay pedido.',
    todo: 'Reembólsalo, o acuerda con el cliente qué enviarle y resuélvelo con una nota.',
  },
  sold_out: {
    title: 'Pagado sin existencias',
    what: 'El pago llegó cuando lo apartado ya se había liberado y no quedaban piezas suficientes.',
    todo: 'Sin pedido, se reembolsa solo. Con pedido: consigue lo que falta, o cancélalo y reembolsa.',
  },
  gift_card_spent: {
    title: 'Tarjeta de regalo sin saldo',
    what: 'Llegó el resto de una compra cuando su tarjeta de regalo ya no tenía saldo para su parte, así que la compra no está pagada.',
    todo: 'No la envíes: el resto se reembolsa solo, y si había un pedido, termina sin pagar.',
  },
  duplicate_order: {
    title: 'Carrito pagado dos veces',
    what: 'De este carrito ya había un pedido cuando llegó otro pago. No se creó un segundo pedido.',
    todo: 'Reembolsa este pago. El pedido que ya existía conserva el suyo.',
  },
  refunded_without_order: {
    title: 'Devuelto antes del pedido',
    what: 'El pago se devolvió antes de que se creara un pedido.',
    todo: `No hay nada que enviar. Confírmalo en ${PROVIDER_LABEL} y márcalo como resuelto.`,
  },
  second_payment: {
    title: 'Pago doble',
    what: 'Este pedido ya estaba pagado y llegó un segundo pago.',
    todo: 'Reembolsa este pago. El pedido conserva el primero.',
  },
  paid_after_cancellation: {
    title: 'Pagado después de cancelar',
    what: 'El pedido ya estaba cancelado cuando llegó su pago.',
    todo: 'Reembólsalo, o reactiva el pedido si todavía lo vas a enviar.',
  },
  refund_failed: {
    title: 'Reembolso rechazado',
    what: `${PROVIDER_LABEL} rechazó un reembolso que ya se había pedido. El cliente no ha recibido su dinero.`,
    todo: `Revisa el saldo de tu cuenta y vuelve a intentarlo, o hazlo en ${PROVIDER_LABEL}.`,
  },
  dispute: {
    title: 'Reclamo abierto',
    what: `El cliente abrió un reclamo y ${PROVIDER_LABEL} puede retener el dinero.`,
    todo: `Responde en ${PROVIDER_LABEL} y no envíes el pedido mientras tanto.`,
  },
  chargeback: {
    title: 'Contracargo',
    what: 'El banco del cliente retiró el dinero de este pago.',
    todo: `Presenta tus comprobantes en ${PROVIDER_LABEL}. Si no lo has enviado, no lo envíes.`,
  },
  stopped: {
    title: 'Posible fraude',
    what: `${PROVIDER_LABEL} avisó que este pago puede ser un fraude y pide no entregar el pedido.`,
    todo: 'No lo envíes. Lo seguro es cancelarlo y devolver el dinero; entonces se resuelve solo.',
  },
  work_left: {
    title: 'Paso sin terminar',
    what: 'Una tarea automática de este pedido no se pudo terminar.',
    todo: 'Termínala a mano y márcala como resuelta.',
  },
  notice_left: {
    title: 'Aviso sin atender',
    what: `${PROVIDER_LABEL} avisó de este pago, pero durante un día entero no se pudo consultar.`,
    todo: `Busca el pago en ${PROVIDER_LABEL} y revisa que su pedido esté bien.`,
  },
};
const OTHER: PaymentExceptionText = {
  title: 'Pago por revisar',
  what: 'Este pago no se pudo acomodar solo.',
  todo: `Revísalo en ${PROVIDER_LABEL}.`,
};

/** What happened and what to do; a general text for a kind of a later release. */
export const paymentExceptionText = ({ kind }: Pick<PaymentException, 'kind'>): PaymentExceptionText =>
  (TEXTS as Record<string, PaymentExceptionText>)[kind] ?? OTHER;
