import type { SampleKind } from '@shop/contracts/mail';
import type { BrandedEmail } from '@shop/mail/email';
import type { Samples } from '@shop/mail/sample.routes';
import { opinionEmail } from '../opinions/opinion-email.ts';
import type { OpinionLinks } from '../opinions/opinion-links.ts';
import { sampleOrder } from '../orders/mail/sample-order.ts';
import type { OrderLinks } from '../orders/order/order-links.ts';
import { FIRST_CYCLE } from '../shopping/cart/cart.model.ts';
import type { CheckoutRow } from '../shopping/checkout/checkout.model.ts';
import type { SettingsClient } from '../shopping/settings/settings.client.ts';
import { backInStockEmail, confirmNewsEmail, refillEmail, unfinishedEmail } from './consent-emails.ts';
import type { ConsentLinks } from './consent-links.ts';

type Needs = {
  links: OrderLinks;
  consentLinks: ConsentLinks;
  opinionLinks: OpinionLinks;
  settings: Pick<SettingsClient, 'read'>;
};

const OF = { _id: 'EJEMPLO-0123456789' };

/** A sample of an unfinished purchase, as its checkout froze it. */
export function sampleCheckout(): CheckoutRow {
  const { items, shipping, totalCents, createdAt } = sampleOrder();
  const lines = items.map(({ elixirName: name, imageUrl = '', elixirId, quantity, priceCents }) => ({
    ...{ elixirId, name, quantity, priceCents, imageUrl, isCustom: false },
  }));
  return {
    ...{
      _id: '',
      cartId: '',
      cartRound: FIRST_CYCLE,
      sessionId: '',
      fingerprint: '',
      status: 'open',
      lines,
      totalCents,
    },
    ...(shipping && { shipping }),
    ...{ createdAt, updatedAt: createdAt },
  };
}

/** Samples of the mails that shoppers ask for, made by the same code as the real ones. */
export const createSampleConsentEmails = ({ settings, ...needs }: Needs): Samples => {
  const { consentLinks: links } = needs;
  const emails: Partial<Record<SampleKind, () => BrandedEmail>> = {
    unfinished: () => unfinishedEmail(OF, sampleCheckout(), links),
    'back-in-stock': () => backInStockEmail(OF, { id: 2, name: 'Monte Blanco' }, links),
    'confirm-news': () => confirmNewsEmail(OF, links),
    refill: () => refillEmail(OF, sampleOrder(), needs),
    opinion: () => opinionEmail(OF, sampleOrder(), needs),
  };
  return async (kind) => emails[kind]?.()(await settings.read());
};
