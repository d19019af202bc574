import { shopZone } from '@shop/app-kit';
import { type Calendar } from '@shop/contracts/delivery';
import { FIRST_DELIVERY } from '@shop/contracts/first-delivery';
import { useShop } from '@shop/ui';

/** What the duration of an order depends on. */
export type Delivery = { days: Calendar; hasOwnBlend: boolean };

/** The duration of orders, from the settings. */
export const useDeliveryDays = (): Calendar => ({
  ...(useShop().delivery ?? FIRST_DELIVERY),
  timeZone: shopZone(),
});
