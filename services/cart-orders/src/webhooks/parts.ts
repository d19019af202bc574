import type { Base } from '@shop/service-kit/service/open-base';
import { createSealed } from '@shop/service-kit/sealed';
import type { CartOrdersConfig } from '../config.ts';
import type { SubscriptionStore } from '../push/subscription.store.ts';
import { createDeliveryStore, deliveryModel } from './delivery.store.ts';
import { createEndpointStore, endpointModel } from './endpoint.store.ts';
import { createPublish } from './publish.ts';

export const webhookModels = [endpointModel, deliveryModel];

/** Webhook addresses, their deliveries, and publishing: built from the database. */
export function webhookParts(
  { config, db }: Base<CartOrdersConfig>,
  subscriptions: Pick<SubscriptionStore, 'hearing'>,
) {
  const endpoints = createEndpointStore(
    db,
    createSealed(config.SESSION_SECRET, 'signing secrets of webhooks'),
  );
  const deliveries = createDeliveryStore(db);
  return { endpoints, deliveries, publish: createPublish({ endpoints, subscriptions, deliveries }) };
}
