import type { Base } from '@shop/service-kit/service/open-base';
import type { CartOrdersConfig } from '../config.ts';
import type { SettingsClient } from '../shopping/settings/settings.client.ts';
import { createAskReminder } from './ask-reminder.ts';
import { createConsentLinks } from './consent-links.ts';
import { consentModel } from './consent.model.ts';
import { createConsentStore } from './consent.store.ts';

export const consentModels = [consentModel];

/** The mails that shoppers ask for. Built on the database and the shop's settings. */
export function consentParts(
  { config, db, log }: Base<CartOrdersConfig>,
  { settings }: { settings: Pick<SettingsClient, 'read'> },
) {
  const consents = createConsentStore(db);
  return {
    consents,
    consentLinks: createConsentLinks({
      publicBaseUrl: config.PUBLIC_BASE_URL,
      secret: config.SESSION_SECRET,
    }),
    askReminder: createAskReminder({ consents, settings, log }),
  };
}
