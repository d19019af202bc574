import { useForm, type UseFormReturn } from '@shop/app-kit/forms';
import type { Order } from '@shop/contracts/order';
import { doubledNumbers, ordersShipment, type OrdersShipment } from '@shop/contracts/shipment';
import { lastCarrier, linkOf } from './carrier-memory.ts';

/** One carrier, and a parcel number for each order id. */
type ShipValues = { carrier: string; url: string; numbers: Record<string, string> };
export type ShipForm = UseFormReturn<ShipValues>;

export function useShipForm(orders: Order[]): ShipForm {
  const carrier = orders[0]?.tracking?.carrier ?? lastCarrier();
  const numberOf = ({ tracking }: Order) => (tracking?.carrier === carrier ? tracking.number : '');
  const numbers = Object.fromEntries(orders.map((order) => [order.id, numberOf(order)]));
  return useForm<ShipValues>({ defaultValues: { carrier, url: linkOf(carrier), numbers } });
}

/** The shipment to send; undefined when a field is invalid, which then shows an error. */
export function readShipment(form: ShipForm, orders: Order[]): OrdersShipment | undefined {
  const { carrier, url, numbers } = form.getValues();
  form.clearErrors();
  const shipments = orders.map(({ id }) => ({ orderId: id, number: numbers[id]?.trim() ?? '' }));
  const { data, error } = ordersShipment.safeParse({ carrier, shipments, ...(url.trim() && { url }) });
  for (const [nth, { path, message }] of (error?.issues ?? []).entries()) {
    const [part, at] = path;
    const name = part === 'shipments' ? (`numbers.${orders[Number(at)]?.id}` as const) : (part as 'carrier');
    form.setError(name, { message }, { shouldFocus: nth === 0 });
  }
  return data;
}

/** An error for each order whose number another order has too, while it is typed. */
export function doubledIn(numbers: Record<string, string>, orders: Order[]): Record<string, string> {
  const found = doubledNumbers(orders.map(({ id }) => numbers[id] ?? ''));
  return Object.fromEntries([...found].map(([at, message]) => [orders[at]!.id, message]));
}
