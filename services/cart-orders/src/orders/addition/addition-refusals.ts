import { isByMail } from '@shop/contracts/sold-gift-cards';
import { formatCentavos } from '@shop/contracts/format-pesos';
import { isByHand } from '@shop/contracts/is-by-hand';
import { PROVIDER_LABEL } from '@shop/contracts/payment-browsers';
import type { Pieces } from '@shop/contracts/refund';
import { paymentIdsOf } from '../order/order-payments.ts';
import type { OrderRow } from '../order/order.model.ts';
import { isRefundable, wasPaid } from '../order/payment.rank.ts';
import { whyStopped } from '../order/stop-order.ts';

export type BackDeps = {
  provider: { capabilitiesOf: (paymentId: string) => { partialRefunds: boolean } };
};

/** Why nothing can be added to the order. */
export function refusalOf(order: OrderRow): string | undefined {
  const { status, paymentStatus, addition, cfdi } = order;
  if (isByMail(order)) return 'Este pedido es de una tarjeta de regalo. Lo nuevo va en otro pedido.';
  if (status === 'completed') return 'Este pedido ya salió. Lo nuevo va en otro pedido.';
  if (status === 'cancelled') return 'Este pedido está cancelado. Lo nuevo va en otro pedido.';
  if (isByHand(order))
    return `Este pedido se cobró fuera de ${PROVIDER_LABEL}. Escribe otro pedido para lo nuevo.`;
  if (!wasPaid(paymentStatus))
    return 'El pago de este pedido aún no llega. Cuando se acredite se puede cambiar.';
  if (whyStopped(order) || !isRefundable(paymentStatus))
    return 'El pago de este pedido se devolvió o tiene un reclamo: no se le puede agregar nada.';
  if (cfdi && cfdi.status !== 'refused')
    return 'Este pedido ya está en una factura. Lo nuevo va en otro pedido.';
  if (addition)
    return `Ya hay ${formatCentavos(addition.cents)} por pagar de este pedido. Quítalo, o espera a que se pague.`;
  return undefined;
}

/** Why the order's pieces cannot be exchanged, when pieces could still be added. */
export function exchangeRefusalOf(order: OrderRow, removes: Pieces[]): string | undefined {
  if (removes.length === 0) return undefined;
  const { paymentStatus, paidLate, unspent = paidLate, outbox } = order;
  if (paymentStatus !== 'approved' || unspent)
    return 'De este pedido ya se devolvió algo. Guarda primero lo que quitas, y después lo que agregas.';
  if (outbox.some(({ key }) => key === 'holds.spend'))
    return 'El pago de este pedido acaba de llegar. Inténtalo otra vez en un momento.';
  return shortOf(order, removes);
}

/** Names the product of which the order has too few pieces. */
function shortOf({ items }: OrderRow, removes: Pieces[]): string | undefined {
  for (const { id, quantity } of removes) {
    const line = items.find((one) => one.id === id);
    if (!line) return 'Alguien acaba de cambiar este pedido. Revísalo e inténtalo otra vez.';
    if (line.quantity < quantity) return `De ${line.elixirName} hay ${line.quantity}.`;
  }
  return undefined;
}

/** Some payments are only refunded in full. The team itself gives back what was paid to the shop. */
export function backRefusalOf({ provider }: BackDeps, order: OrderRow): string | undefined {
  if (paymentIdsOf(order).some((id) => !provider.capabilitiesOf(id).partialRefunds))
    return 'Lo nuevo cuesta menos, y de este pago no se devuelve sólo una parte. Escribe otro pedido para lo nuevo, y devuelve éste entero.';
  return undefined;
}
