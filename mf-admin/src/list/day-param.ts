import { orderDay } from '@shop/contracts/order';

/** A day that the address names, or what counts where it names none. */
export const dayParam = (value: string, otherwise = ''): string =>
  orderDay.safeParse(value).success ? value : otherwise;
