import { hearChanges } from '@shop/service-kit/cache-tags/hear-changes';
import type { Base } from '@shop/service-kit/service/open-base';
import type { Job } from '@shop/service-kit/job';
import type { CartOrdersConfig } from '../config.ts';
import { cartModel } from './cart/cart.model.ts';
import { createCartStore } from './cart/cart.store.ts';
import { createCatalogClient, type CatalogClient } from './catalog/catalog.client.ts';
import { cacheElixirs, type HeldElixirs } from './catalog/cached-elixirs.ts';
import { checkoutModel } from './checkout/checkout.model.ts';
import { createCheckoutStore } from './checkout/checkout.store.ts';
import { giftCardHold } from '../gift-cards/gift-card-hold.ts';
import type { GiftCardStore } from '../gift-cards/gift-card.store.ts';
import { createHolds } from './checkout/holds.ts';
import { discountHold } from './discount/discount-hold.ts';
import { discountModel } from './discount/discount.model.ts';
import { createDiscountStore } from './discount/discount.store.ts';
import { createFunnelStore, funnelModel } from './funnel/funnel.store.ts';
import { createPictureKeys } from './pictures/picture-keys.ts';
import { createSettingsClient, type SettingsClient } from './settings/settings.client.ts';
import { createSettingsCopy } from './settings/settings-copy.ts';
import { createStockHold } from './stock/stock-hold.ts';

export const shoppingModels = [cartModel, checkoutModel, discountModel, funnelModel];
export type ShoppingParts = ReturnType<typeof shoppingParts>;

/** The parts up to the payment: cart, checkout, discounts. Built on the database, the catalogue and the settings. */
export function shoppingParts(
  { config, db, log }: Base<CartOrdersConfig>,
  { giftCards }: { giftCards: GiftCardStore },
) {
  const { CATALOG_URL, CONTENT_MEDIA_URL, INTERNAL_TOKEN: token, SERVICE_WAIT_MS: holdMs } = config;
  const catalog = createCatalogClient({ url: CATALOG_URL, token, holdMs });
  const copy = createSettingsCopy(db);
  const discounts = createDiscountStore(db);
  return {
    catalog,
    discounts,
    settings: createSettingsClient({ url: CONTENT_MEDIA_URL, token, copy, log }),
    holds: createHolds([createStockHold(catalog), discountHold(discounts), giftCardHold(giftCards)]),
    carts: createCartStore(db),
    checkouts: createCheckoutStore(db),
    funnel: createFunnelStore(db, log),
    pictures: createPictureKeys(config.PUBLIC_BASE_URL),
  };
}

/** The catalogue as carts show it, possibly seconds old: checkouts and orders ask the catalogue itself. */
export function openHeldElixirs(
  { config, log, onClose }: Base<CartOrdersConfig>,
  { catalog, settings }: { catalog: CatalogClient; settings: Pick<SettingsClient, 'forget'> },
): HeldElixirs {
  const held = cacheElixirs({ catalog, hearsChanges: () => hearing.isLive() });
  const changed = (tag: string) => {
    if (tag === 'catalog' || tag === 'stock') held.forget();
    // The settings contain the delivery prices.
    if (tag === 'settings') settings.forget();
  };
  const hearing = hearChanges({ url: config.REDIS_URL, log, changed, missed: held.forget });
  onClose(hearing.close);
  return held;
}

const FOLLOW_EVERY_MS = 60_000;

/** Keeps the process in the shop's time zone: the owner may change it, and the days follow. */
export const followSettingsJob = ({ settings }: { settings: Pick<SettingsClient, 'read'> }): Job => ({
  name: 'settings',
  every: FOLLOW_EVERY_MS,
  run: () => settings.read().catch(() => undefined),
});
