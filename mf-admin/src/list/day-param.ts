import { orderDay } from '@shop/contracts/order';

/** The date in the address, or the default when it has none. */
export const dayParam = (value: string, otherwise = ''): string =>
  orderDay.safeParse(value).success ? value : otherwise;
