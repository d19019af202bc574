import { deviceMemory } from '@shop/app-kit/storage';
import { isSigned } from '@shop/contracts/measurers';
import type { Order, OrderResponse } from '@shop/contracts/order';
import { gtag } from './load.ts';

const TOLD = 'compras-medidas';
const MOST = 50;
const WEEK_MS = 7 * 86_400_000;

/** What an order's page has read of its buyer's order, once that is paid; one that is long paid is no news. */
export const isBought = ({ paymentStatus, needsAddress, paidAt }: Order): boolean =>
  paymentStatus === 'approved' &&
  needsAddress !== undefined &&
  Date.now() - Date.parse(paidAt ?? '') < WEEK_MS;

/** Once on this device: the tabs of a browser take turns. */
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

/** Tells whoever measures of a purchase: what was bought for how much, and nothing of who bought it. */
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
          // A blend of one's own may bear a person's name.
          item_name: isCustom ? 'Mezcla propia' : elixirName,
          price,
          quantity,
        })),
      });
    // Meta reads the page's address as well.
    if (isSigned(location.search)) return;
    // The same id again is the same purchase.
    const content_ids = items.map(({ elixirId }) => String(elixirId));
    window.fbq?.(
      'track',
      'Purchase',
      { value, currency, content_type: 'product', content_ids },
      { eventID: order.number },
    );
  });
