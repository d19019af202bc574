import type { OrdersStatusResult } from '@shop/contracts/order';
import type { OrdersShipment, OrdersShipmentConflict } from '@shop/contracts/shipment';
import { withNumber, type Tracking } from '@shop/contracts/tracking';
import { AppError, conflict } from '@shop/service-kit/errors';
import type { Log } from '@shop/service-kit/log';
import { isDeepStrictEqual } from 'node:util';
import { toEachOrder } from '../order/to-each-order.ts';
import { assertFound, assertIsSent, assertMayLeave, changeStatus, type StatusDeps } from '../order/order.ts';
import type { OrderRow } from '../order/order.model.ts';
import { storedNumber } from '../order/search-texts.ts';

type Deps = StatusDeps & { log: Log };
type Parcel = { orderId: string; order: OrderRow | null; tracking: Tracking };
type Lines = OrdersShipmentConflict['lines'];

/**
 * Sends paid orders, each with its tracking number. All are checked before the first one leaves. A repeated call after
 * a lost answer changes nothing and sends no mail.
 * @throws AppError 409 'refused' or 'used', when nothing was sent
 */
export async function shipOrders(
  deps: Deps,
  { carrier, url, shipments, lots, confirmUsed }: OrdersShipment,
  who: string,
): Promise<OrdersStatusResult> {
  const parcels = await Promise.all(
    shipments
      .filter(({ number }) => number !== '')
      .map(async ({ orderId, number }): Promise<Parcel> => {
        const order = await deps.orders.find(orderId);
        const written = withNumber({ carrier, number, ...(url && { url }) });
        return { orderId, order, tracking: withLink(written, order) };
      }),
  );
  const refused = parcels.flatMap(whyNot);
  assertNone('refused', 'No se envió ningún pedido: revisa los que se señalan.', refused);
  if (!confirmUsed)
    assertNone('used', 'Hay guías que ya tienen otros pedidos.', await usedElsewhere(deps, parcels));
  const byOrder = new Map(parcels.map(({ orderId, tracking }) => [orderId, tracking]));
  return toEachOrder(deps, [...byOrder.keys()], (orderId) => {
    const tracking = byOrder.get(orderId);
    return changeStatus(deps, orderId, { to: 'completed', who, tracking, preferredLots: lots });
  });
}

/** Without a written link, the order keeps its link for the same number. */
function withLink(parcel: Tracking, order: OrderRow | null): Tracking {
  const { tracking: given } = order ?? {};
  const isSame = given?.carrier === parcel.carrier && given.number === parcel.number;
  return given?.url && isSame && !parcel.url ? { ...given } : parcel;
}

/** Why an order cannot leave with this number. */
function whyNot({ orderId, order: seen, tracking }: Parcel): Lines {
  try {
    const order = assertFound(seen);
    const { status, tracking: given } = order;
    if (status === 'cancelled') throw conflict('Este pedido está cancelado.');
    assertIsSent(order);
    if (order.needsAddress) throw conflict('Falta la dirección de este pedido.');
    if (status !== 'completed') assertMayLeave(order);
    else if (given && !isDeepStrictEqual({ ...given }, { ...tracking }))
      throw conflict(`Ya salió, con la guía ${given.carrier} ${given.number}.`);
    return [];
  } catch (error) {
    if (error instanceof AppError) return [{ orderId, message: error.message }];
    throw error;
  }
}

async function usedElsewhere({ orders }: Deps, parcels: Parcel[]): Promise<Lines> {
  const others = await orders.withNumbers(
    parcels.map(({ tracking }) => tracking),
    parcels.map(({ orderId }) => orderId),
  );
  return parcels.flatMap(({ orderId, tracking }) => {
    const number = storedNumber(tracking);
    const having = others.filter((other) => storedNumber(other.tracking) === number);
    if (having.length === 0) return [];
    return [{ orderId, message: `Esta guía ya es de ${having.map(({ number }) => number).join(', ')}` }];
  });
}

function assertNone(code: OrdersShipmentConflict['code'], message: string, lines: Lines): void {
  if (lines.length > 0) throw conflict(message, { code, lines });
}
