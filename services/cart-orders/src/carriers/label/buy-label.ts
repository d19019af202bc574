import { formatPesos } from '@shop/contracts/format-pesos';
import type { LabelPurchase } from '@shop/contracts/label';
import { toPesos } from '@shop/contracts/money';
import { conflict } from '@shop/service-kit/errors';
import { tellWhile } from '@shop/service-kit/still-waiting';
import type { OrderLabel } from '../../orders/order/order-label.model.ts';
import type { OrderRow } from '../../orders/order/order.model.ts';
import { CarrierRefusal, type BoughtLabel, type Shipment } from '../provider/carrier.port.ts';
import {
  accountOf,
  assertMayShip,
  offerNow,
  requireCarrier,
  refusalOf,
  type AskDeps,
} from './ask-carriers.ts';
import type { OrderWithLabel, LabelStore } from './label.store.ts';
import { placeDigest, shipmentOf } from './shipment-of.ts';

export type BuyDeps = AskDeps & { labels: LabelStore; config: { PARCEL_FOLLOW_MS: number } };
export type Purchase = LabelPurchase & { who: string };

const MINUTE_MS = 60_000;
/** A purchase that the account does not know after this time was not made. */
const GIVE_UP_MS = 15 * MINUTE_MS;
/** Names the purchase at the account; the order's number in it is for people. */
export const referenceOf = ({ number, label: { id } }: OrderWithLabel): string => `${number} ${id}`;

/**
 * Buys the label of an order, once: the purchase is stored in the order before the account is called. When the answer
 * is lost, the label stays 'buying', and the account is asked about it later; until then no other label can be bought.
 * @throws AppError 409 when there is a label already, the account refused, or the price has risen
 */
export async function buyLabel(deps: BuyDeps, order: OrderRow, wanted: Purchase): Promise<OrderWithLabel> {
  requireCarrier(deps);
  if (order.label?.id === wanted.id) return again(deps, order as OrderWithLabel);
  await assertWasNotBought(deps, order as OrderWithLabel);
  await assertMayShip(deps, order);
  const shipment = shipmentOf(await deps.settings.read(), order, wanted.parcel);
  const offer = await offerNow(deps, shipment, wanted);
  const { id, parcel, who: by } = wanted;
  const { carrier, service, brand, name, priceCents } = offer;
  const at = new Date();
  const askAt = new Date(at.getTime() + MINUTE_MS);
  const what = { carrier, service, brand, name, priceCents, parcel, placeDigest: placeDigest(order) };
  const made: OrderLabel = { id, status: 'buying', ...what, by, at, askAt };
  const begun = await deps.labels.begin(order, made);
  if (!begun) return refused(deps, order._id, id);
  return tellWhile(create(deps, begun, shipment));
}

/** For two purchases at once, or a request that was sent twice. */
async function refused(deps: BuyDeps, orderId: string, id: string): Promise<OrderWithLabel> {
  const now = await deps.labels.find(orderId);
  if (now?.label?.id === id) return again(deps, now);
  if (now?.label?.status === 'bought') throw conflict('Este pedido ya tiene guía.');
  if (now?.label?.status === 'buying') throw conflict('Ya se está comprando una guía para este pedido.');
  throw conflict('El pedido cambió mientras tanto. Ábrelo otra vez.');
}

/** For a request that repeats the same purchase. @throws AppError 409 when it failed */
async function again(deps: BuyDeps, order: OrderWithLabel): Promise<OrderWithLabel> {
  const now = order.label.status === 'buying' ? await tellWhile(askAgain(deps, order)) : order;
  if (now.label.status === 'failed') throw conflict(now.label.reason ?? NOT_BOUGHT);
  return now;
}

/**
 * Asks the account about a purchase whose answer was lost. It counts as not made only when the account answers, and
 * after a while still knows no such label.
 */
export const askAgain = (deps: BuyDeps, order: OrderWithLabel): Promise<OrderWithLabel> =>
  findOut(deps, order).catch((error: unknown) => stillUnknown(deps, order, error));

/** @throws CarrierError */
export async function findOut(deps: BuyDeps, order: OrderWithLabel): Promise<OrderWithLabel> {
  const { id, at } = order.label;
  const found = await requireCarrier(deps).find(id, at);
  if (found) return noteBought(deps, order, found);
  if (minutesLeft(order) > 0) return order;
  return (await deps.labels.failed(order, NOT_BOUGHT)) ?? order;
}

/** Minutes during which the purchase may still appear at the account. */
const minutesLeft = ({ label }: OrderWithLabel): number =>
  Math.ceil((label.at.getTime() + GIVE_UP_MS - Date.now()) / MINUTE_MS);

/**
 * A person has checked the account and says that a purchase was not made; the account itself is asked first.
 * @throws AppError 409 when it is another purchase, or this one may still appear at the account
 */
export async function noteNotBought(
  deps: BuyDeps,
  order: OrderRow,
  { id, who }: { id: string; who: string },
): Promise<OrderWithLabel> {
  const seen = order as OrderWithLabel;
  if (order.label?.id !== id) throw conflict('El pedido cambió mientras tanto. Ábrelo otra vez.');
  const now =
    order.label.status === 'buying' && deps.carriers() ? await tellWhile(askAgain(deps, seen)) : seen;
  if (now.label.status !== 'buying') return now;
  const left = minutesLeft(now);
  if (left > 0)
    throw conflict(
      `La compra todavía puede aparecer: ${left === 1 ? 'espera un minuto' : `espera ${left} minutos`} y búscala otra vez.`,
    );
  const note = `La guía ${now.label.name} no se compró`;
  return (
    (await deps.labels.failed(now, NOT_BOUGHT, { who, note })) ?? (await deps.labels.find(order._id)) ?? now
  );
}

/**
 * A purchase that somebody gave up may have been made after all.
 * @throws AppError 409 when it was made (the order then has its label), or while the account does not say
 */
async function assertWasNotBought(deps: BuyDeps, order: OrderWithLabel): Promise<void> {
  if (!order.label?.gaveUp || order.label.status !== 'failed') return;
  const { id, at, name } = order.label;
  const found = await tellWhile(requireCarrier(deps).find(id, at)).catch((error: unknown) => {
    stillUnknown(deps, order, error);
    const { label } = accountOf(requireCarrier(deps));
    throw conflict(
      `${label} todavía no dice si la guía de antes (${name}) se compró, y no se compró otra para no pagar dos veces. Intenta en un rato, o cómprala en tu panel de ${label} y escribe su número en «Enviar».`,
    );
  });
  if (!found) return;
  await noteBought(deps, order, found);
  throw conflict(`La guía de antes sí se compró: ${found.number}. Ya está en el pedido y no se pagó otra.`);
}

const NOT_BOUGHT = 'La guía no se compró y no se cobró nada: puedes comprarla otra vez.';

export function stillUnknown({ log }: BuyDeps, order: OrderWithLabel, error: unknown): OrderWithLabel {
  log.warn({ err: error, order: order._id }, 'nobody knows yet whether a label was bought');
  return order;
}

/** Buys the label, once. @throws AppError 409 when the account refuses */
async function create(deps: BuyDeps, order: OrderWithLabel, shipment: Shipment): Promise<OrderWithLabel> {
  const provider = requireCarrier(deps);
  const { carrier, service } = order.label;
  try {
    const made = await provider.create({ ...shipment, carrier, service, reference: referenceOf(order) });
    return await noteBought(deps, order, made);
  } catch (error) {
    if (!(error instanceof CarrierRefusal)) return stillUnknown(deps, order, error);
    const reason = refusalOf(provider, error);
    await deps.labels.failed(order, reason);
    throw conflict(reason);
  }
}

async function noteBought(deps: BuyDeps, order: OrderWithLabel, found: BoughtLabel): Promise<OrderWithLabel> {
  const { pdfUrl, number, trackUrl, priceCents = order.label.priceCents } = found;
  const { reason: _, gaveUp: __, ...bought } = order.label;
  const label: OrderLabel = {
    ...bought,
    status: 'bought',
    number,
    priceCents,
    ...(trackUrl && { trackUrl }),
    ...(pdfUrl && { pdfUrl }),
    askAt: new Date(Date.now() + deps.config.PARCEL_FOLLOW_MS),
  };
  const { name, brand, by: who } = order.label;
  const note = `Guía ${name} ${number} comprada por ${formatPesos(toPesos(priceCents))}`;
  const tracking = { carrier: brand.slice(0, 60), number, ...(trackUrl && { url: trackUrl }) };
  // Null when another process stored the answer first.
  return (
    (await deps.labels.bought(order, label, { tracking, who, note })) ??
    (await deps.labels.find(order._id)) ??
    order
  );
}
