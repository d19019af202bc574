import { isAskable } from '@shop/contracts/consent-words';
import type { Log } from '@shop/service-kit/log';
import { normalizeEmail } from '../orders/customer/customer-id.ts';
import type { CheckoutRow } from '../shopping/checkout/checkout.model.ts';
import type { SettingsClient } from '../shopping/settings/settings.client.ts';
import type { ConsentStore } from './consent.store.ts';

type Deps = {
  consents: Pick<ConsentStore, 'ask' | 'endOthers'>;
  settings: Pick<SettingsClient, 'read'>;
  log: Log;
};

/** Stores whether the shopper wants a reminder of a checkout. A failure does not keep them from paying. */
export function createAskReminder({ consents, settings, log }: Deps) {
  async function ask({ _id, cartId, cartRound, shipping }: CheckoutRow, wants: boolean): Promise<void> {
    const isOn = wants && shipping && isAskable((await settings.read()).notices, 'reminder');
    const asked =
      isOn &&
      (await consents.ask({
        email: normalizeEmail(shipping.email),
        ...{ purpose: 'reminder', about: _id, source: 'checkout', state: 'waiting' },
        cart: { cartId, cartRound },
      }));
    await consents.endOthers(cartId, asked ? asked._id : undefined);
  }
  return (checkout: CheckoutRow, wants: boolean): Promise<void> =>
    ask(checkout, wants).catch((error: unknown) => log.warn({ err: error }, 'a reminder was not noted'));
}
