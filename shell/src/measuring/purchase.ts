import { now } from '@shop/app-kit';
import { deviceMemory } from '@shop/app-kit/storage';
import { isSigned } from '@shop/contracts/measurers';
import type { Order, OrderResponse } from '@shop/contracts/order';
import { gtag } from './load.ts';

const TOLD = 'compras-medidas';
const MOST = 50;
const WEEK_MS = 7 * 86_400_000;

/** Whether an order that its buyer's page has read was paid recently; an older payment is not reported again. */
export const isBought = ({ paymentStatus, needsAddress, paidAt }: Order): boolean =>
  paymentStatus === 'approved' &&
  needsAddress !== undefined &&
  now().getTime() - Date.parse(paidAt ?? '') < WEEK_MS;

/** Once per device; the lock keeps tabs of a browser from doing it at the same time. */
const once = async (id: string, tell: () => void) => {
  const turn = () => {
    const told = (deviceMemory.read(TOLD) ?? []) as string[];
    if (told.includes(id)) return;
    deviceMemory.write(TOLD, [...told, id].slice(-MOST));
    tell();
  };
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request(TOLD, turn) : turn();
};

/** Reports a purchase to the analytics services: products and prices, nothing about the buyer. */
export const tellPurchase = ({ order, items }: OrderResponse): Promise<void> =>
  once(order.id, () => {
    const value = order.amounts.total;
    const currency = 'MXN';
    if (window.dataLayer)
      gtag('event', 'purchase', {
        transaction_id: order.number,
        value,
        currency,
        items: items.map(({ elixirId, elixirName, isCustom, price, quantity }) => ({
          item_id: String(elixirId),
          // A custom blend's name may contain a person's name.
          item_name: isCustom ? 'Mezcla propia' : elixirName,
          price,
          quantity,
        })),
      });
    // Meta also reads the page's address.
    if (isSigned(location.search)) return;
    // A repeated id counts as the same purchase.
    const content_ids = items.map(({ elixirId }) => String(elixirId));
    window.fbq?.(
      'track',
      'Purchase',
      { value, currency, content_type: 'product', content_ids },
      { eventID: order.number },
    );
  });
