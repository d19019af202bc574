import type { ChosenWay } from './delivery-plan.ts';
import type { Order } from './order.ts';

/** The buyer picks the order up: it waits until they come. */
export const isFetched = ({ delivery }: { delivery?: Pick<ChosenWay, 'kind'> | undefined }): boolean =>
  delivery?.kind === 'pickup';

/** Sold by hand without an address, e.g. at a fair: the buyer takes it along. */
export const isHandedOver = (order: Pick<Order, 'manual' | 'shippingAddress' | 'delivery'>): boolean =>
  Boolean(order.manual && !order.shippingAddress) && !isFetched(order);
