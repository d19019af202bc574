import { FIRST_DELIVERY, type DeliveryDays } from '@shop/contracts/delivery';
import { useShop } from '@shop/ui';

/** What it depends on how long an order takes. */
export type Delivery = { days: DeliveryDays; hasOwnBlend: boolean };

/** How long orders take, as the owner says in 'Tienda'. */
export const useDeliveryDays = (): DeliveryDays => useShop().delivery ?? FIRST_DELIVERY;

const written = new Intl.DateTimeFormat('es-MX', {
  day: 'numeric',
  month: 'long',
  timeZone: 'America/Mexico_City',
});
/** '27 de noviembre', of the Mexican day. */
export const writeDay = (date: Date): string => written.format(date);
