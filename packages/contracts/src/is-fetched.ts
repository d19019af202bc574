import type { ChosenWay } from './delivery-plan.ts';

/** The buyer picks the order up: it waits until they come. */
export const isFetched = ({ delivery }: { delivery?: Pick<ChosenWay, 'kind'> | undefined }): boolean =>
  delivery?.kind === 'pickup';

type Delivered = {
  manual?: object | null | undefined;
  shippingAddress?: string | null | undefined;
  delivery?: Pick<ChosenWay, 'kind'> | undefined;
};
/** Sold by hand without an address, e.g. at a fair: the buyer takes it along. */
export const isHandedOver = ({ manual, shippingAddress, delivery }: Delivered): boolean =>
  Boolean(manual && !shippingAddress) && !isFetched({ delivery });
