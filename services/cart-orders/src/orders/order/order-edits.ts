import type { DeliveryAddress } from '@shop/contracts/address';
import type { OrderLot } from '@shop/contracts/lot';
import type { Model } from 'mongoose';
import type { OrderRow } from './order.model.ts';
import { onAddressChanged } from './order-outbox.ts';
import { orderStep, type By } from './order-step.ts';
import { searchTexts } from './search-texts.ts';

/** Search texts with the new address; earlier parcel numbers still find the order. */
function textsWith(shipping: DeliveryAddress, seen: OrderRow): string[] {
  const own = new Set(searchTexts(seen));
  return [
    ...new Set([...searchTexts({ ...seen, shipping }), ...seen.search.filter((text) => !own.has(text))]),
  ];
}

const COMPLETED = 'Dirección de envío completada';

type AddressChange = By & { address: DeliveryAddress };

/** What people change in an order besides its status: its address and its notes. */
export const orderEdits = (orders: Model<OrderRow>) => {
  const step = orderStep(orders);
  const withAddress = (shipping: DeliveryAddress, seen: OrderRow) => ({
    $set: { shipping, needsAddress: false, search: textsWith(shipping, seen) },
  });
  return {
    /** Completes an order that was paid without an address; null when it has one already, or is cancelled. */
    fillAddress: (seen: OrderRow, shipping: DeliveryAddress) =>
      step(seen, {
        who: 'cliente',
        note: COMPLETED,
        filter: { needsAddress: true, status: { $ne: 'cancelled' } },
        change: withAddress(shipping, seen),
        outbox: onAddressChanged(true, seen.payerEmail),
      }),
    /** An administrator's correction; null when the order is no longer as it was `seen`. */
    setAddress: (seen: OrderRow, { address, ...by }: AddressChange) =>
      step(seen, {
        ...by,
        filter: { updatedAt: seen.updatedAt },
        change: withAddress(address, seen),
        outbox: onAddressChanged(seen.needsAddress, seen.shipping?.email ?? seen.payerEmail),
      }),
    /** Sets the lots that a sent order was filled from; null when it is no longer completed. */
    setLots: ({ _id }: OrderRow, { lots, who }: { lots: OrderLot[]; who: string }) =>
      step(
        { _id, status: 'completed' },
        {
          who,
          note: lots.length > 0 ? `Lotes ${lots.map(({ code }) => code).join(', ')}` : 'Sin lote',
          filter: { status: 'completed' },
          change: { $set: { lots } },
        },
      ),
    /** Adds a note of the staff; null when there is no such order. */
    addNote: (seen: OrderRow, { who, text }: { who: string; text: string }) =>
      step(seen, { who, note: text }),
    /** Invalidates all links to the order that were sent so far; null when there is no such order. */
    revokeLinks: (seen: OrderRow, who: string) =>
      step(seen, { who, note: 'Enlaces anulados', change: { $inc: { linkRound: 1 } } }),
  };
};
