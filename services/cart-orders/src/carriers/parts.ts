import type { Base } from '@shop/service-kit/service/open-base';
import { databaseName, type CartOrdersConfig } from '../config.ts';
import type { Keys } from '../keys/parts.ts';
import { createAccountKey } from './label/account-key.ts';
import { createLabelStore } from './label/label.store.ts';
import { openCarrierProvider } from './provider/providers.ts';

/** Labels of parcels, and the account that sells them, if there is one. */
export const carrierParts = ({ config, db, redis, log }: Base<CartOrdersConfig>, keys: Keys) => ({
  carriers: openCarrierProvider(keys),
  labels: createLabelStore(db),
  accountKey: createAccountKey({ redis, log, database: databaseName(config) }),
});
