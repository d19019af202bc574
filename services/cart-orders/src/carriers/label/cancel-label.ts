import { formatPesos } from '@shop/contracts/format-pesos';
import { toPesos } from '@shop/contracts/money';
import { conflict } from '@shop/service-kit/errors';
import type { OrderRow } from '../../orders/order/order.model.ts';
import { accountOf, askCarrier, requireCarrier, type AskDeps } from './ask-carriers.ts';
import type { OrderWithLabel, LabelStore } from './label.store.ts';

type Deps = AskDeps & { labels: LabelStore };

/** Cancels the label of an order. @throws AppError 409 when there is none, or its parcel is on its way */
export async function cancelLabel(deps: Deps, order: OrderRow, who: string): Promise<OrderWithLabel> {
  const { label } = order;
  const seen = order as OrderWithLabel;
  if (label?.status === 'cancelled') return seen;
  if (label?.status !== 'bought' || !label.number)
    throw conflict('Este pedido no tiene una guía que cancelar.');
  if (label.stage) throw conflict('El paquete ya va en camino: la guía ya no se puede cancelar.');
  const { carrier, number, name, priceCents } = label;
  await askCarrier(deps, (provider) => provider.cancel({ carrier, number }));
  const account = accountOf(requireCarrier(deps)).label;
  const note = `Guía ${name} ${number} cancelada; ${account} devuelve ${formatPesos(toPesos(priceCents))} a su saldo`;
  return (await deps.labels.cancelled(seen, { who, note })) ?? (await deps.labels.find(order._id)) ?? seen;
}
