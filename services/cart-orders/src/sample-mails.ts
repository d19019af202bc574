import type { SampleKind } from '@shop/contracts/mail';
import type { Samples } from '@shop/mail/sample.routes';
import type { ConsentLinks } from './consents/consent-links.ts';
import { createSampleConsentEmails } from './consents/sample-consent-emails.ts';
import { giftCardEmail } from './gift-cards/gift-card-email.ts';
import type { OpinionLinks } from './opinions/opinion-links.ts';
import { createSampleEmails } from './orders/mail/sample-emails.ts';
import type { OrderLinks } from './orders/order/order-links.ts';
import { createSampleExceptionEmails } from './payments/exceptions/sample-exception-emails.ts';
import type { SettingsClient } from './shopping/settings/settings.client.ts';

type Needs = {
  links: OrderLinks;
  consentLinks: ConsentLinks;
  opinionLinks: OpinionLinks;
  settings: Pick<SettingsClient, 'read'>;
};

export const SAMPLE_GIFT = { balanceCents: 50_000, name: 'Persona de Muestra', message: 'Con cariño.' };

/** A sample of each mail of this service, made by the code of the real one. */
export function samplesOf(needs: Needs): Samples {
  const { links, settings } = needs;
  const orders = createSampleEmails({ links, settings });
  const exceptions = createSampleExceptionEmails({ links, settings });
  const asked = createSampleConsentEmails(needs);
  const gift = async (kind: SampleKind) =>
    kind === 'gift-card' ? giftCardEmail(SAMPLE_GIFT, links)(await settings.read()) : undefined;
  return async (kind) =>
    (await orders(kind)) ?? (await exceptions(kind)) ?? (await asked(kind)) ?? gift(kind);
}
