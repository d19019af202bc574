import type { Mongo } from '@shop/service-kit/mongo';
import { createSealed } from '@shop/service-kit/sealed';
import { createDeliveryStore } from './delivery.store.ts';
import { createEndpointStore } from './endpoint.store.ts';
import { createPublish } from './publish.ts';

/** The addresses, what goes there, and how an event gets there. @param secret seals what signs */
export function createWebhookParts(db: Mongo, secret: string) {
  const endpoints = createEndpointStore(db, createSealed(secret, 'signing secrets of webhooks'));
  const deliveries = createDeliveryStore(db);
  return { endpoints, deliveries, publish: createPublish({ endpoints, deliveries }) };
}
