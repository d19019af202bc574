import { shopZone } from '@shop/app-kit';
import { type Calendar } from '@shop/contracts/delivery';
import { FIRST_DELIVERY } from '@shop/contracts/first-delivery';
import { useShop } from '@shop/ui';

/** What it depends on how long an order takes. */
export type Delivery = { days: Calendar; hasOwnBlend: boolean };

/** How long orders take, as the owner says in 'Tienda'. */
export const useDeliveryDays = (): Calendar => ({
  ...(useShop().delivery ?? FIRST_DELIVERY),
  timeZone: shopZone(),
});
