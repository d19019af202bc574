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

/** Whether the order is a gift is its buyer's word: it stays as it is. */
type Correction = {
  address: Omit<DeliveryAddress, 'gift'>;
  /** What its author saw. */
  seen?: Partial<NonNullable<AddressCorrection['seen']>> | undefined;
  who: string;
};

/**
 * An administrator's change of where an order goes, before it leaves. The history keeps what it was and who changed it.
 * @throws AppError 404; 409 once the order is completed or cancelled, or with it when the address is not what was seen
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
  // The payer's address stands in for a buyer's, as staffOrder shows it.
  const shown = { ...(order.payerEmail && { email: order.payerEmail }), ...order.shipping };
  if (seen && changesOf(shown, { ...shown, ...seen }).length > 0)
    throw conflict(OUTDATED, { current: staffOrder(order) });
  const note = `Datos de envío cambiados. ${changes.join('; ')}`;
  const gift = order.shipping?.gift;
  const address = { ...correction.address, ...(gift && { gift }) };
  const changed = await deps.orders.setAddress(order, { address, who: correction.who, note });
  // Somebody else changed the order in between: the history must tell what was really there.
  if (!changed) return correctAddress(deps, orderId, correction);
  // Without Redis, reconciliation finds the work that follows from the address.
  if (changed.outbox.length > 0) deps.relay(orderId).catch(() => undefined);
  return changed;
}

type ContactChange = Omit<Correction, 'address'> & { contact: PickupContact };
const NOWHERE = { address: '', city: '', state: '', zip: '' };
const SENT = 'Este pedido se envía a una dirección: cámbiala ahí.';

/** The same of who fetches an order, which has no address. @throws AppError 404, 409 as above */
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
