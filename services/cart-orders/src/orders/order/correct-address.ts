import type { AddressCorrection } from '@shop/contracts/order';
import type { DeliveryAddress, PickupContact } from '@shop/contracts/address';
import { isFetched } from '@shop/contracts/is-fetched';
import { conflict } from '@shop/service-kit/errors';
import type { OrderRow } from './order.model.ts';
import { findOrder, type OrderDeps } from './order.ts';
import { staffOrder } from './order.view.ts';

const TOO_LATE = 'La dirección sólo se puede cambiar antes de completar o cancelar el pedido.';
const OUTDATED = 'Otra persona cambió estos datos de envío mientras editabas.';
const LABELS: [field: keyof Omit<DeliveryAddress, 'gift'>, label: string][] = [
  ['name', 'Nombre'],
  ['email', 'Correo'],
  ['phone', 'Teléfono'],
  ['address', 'Dirección'],
  ['city', 'Ciudad'],
  ['state', 'Estado'],
  ['zip', 'Código postal'],
  ['notes', 'Notas'],
];

/** Only the buyer decides whether the order is a gift, so a correction keeps that. */
type Correction = {
  address: Omit<DeliveryAddress, 'gift'>;
  /** The address that the administrator saw. */
  seen?: Partial<NonNullable<AddressCorrection['seen']>> | undefined;
  who: string;
};

/**
 * An administrator's change of address, before the order leaves. The history keeps the old one and who changed it.
 * @throws AppError 404; 409 once it is completed or cancelled; 409 with the order when the address is not what was seen
 */
export async function correctAddress(
  deps: OrderDeps,
  orderId: string,
  correction: Correction,
): Promise<OrderRow> {
  const order = await findOrder(deps, orderId);
  if (order.status === 'completed' || order.status === 'cancelled') throw conflict(TOO_LATE);
  const changes = changesOf(order.shipping, correction.address);
  if (changes.length === 0) return order;
  const { seen } = correction;
  // The payer's e-mail stands in for a buyer's, as in staffOrder.
  const shown = { ...(order.payerEmail && { email: order.payerEmail }), ...order.shipping };
  if (seen && changesOf(shown, { ...shown, ...seen }).length > 0)
    throw conflict(OUTDATED, { current: staffOrder(order) });
  const note = `Datos de envío cambiados. ${changes.join('; ')}`;
  const gift = order.shipping?.gift;
  const address = { ...correction.address, ...(gift && { gift }) };
  const changed = await deps.orders.setAddress(order, { address, who: correction.who, note });
  // The order changed in between: the history must record the address that was really there.
  if (!changed) return correctAddress(deps, orderId, correction);
  if (changed.outbox.length > 0) deps.relay(orderId);
  return changed;
}

type ContactChange = Omit<Correction, 'address'> & { contact: PickupContact };
const NOWHERE = { address: '', city: '', state: '', zip: '' };
const SENT = 'Este pedido se envía a una dirección: cámbiala ahí.';

/** Does the same for a fetched order's contact, which has no address. @throws AppError 404, 409 as above */
export async function correctContact(
  deps: OrderDeps,
  orderId: string,
  { contact, ...change }: ContactChange,
): Promise<OrderRow> {
  const order = await findOrder(deps, orderId);
  if (!isFetched(order)) throw conflict(SENT);
  const { gift: _gift, phone: _phone, ...kept }: Partial<DeliveryAddress> = order.shipping ?? {};
  return correctAddress(deps, orderId, { ...change, address: { ...NOWHERE, ...kept, ...contact } });
}

const changesOf = (before: Partial<DeliveryAddress> = {}, after: Partial<DeliveryAddress>): string[] =>
  LABELS.filter(([field]) => (before[field] || '') !== (after[field] || '')).map(
    ([field, label]) => `${label}: ${before[field] || '—'} → ${after[field] || '—'}`,
  );
