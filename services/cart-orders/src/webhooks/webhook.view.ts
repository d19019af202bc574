import type { WebhookDelivery, WebhookEndpoint } from '@shop/contracts/webhook';
import type { DeliveryRow } from './delivery.store.ts';
import type { EndpointRow } from './endpoint.store.ts';

export const toEndpoint = ({ _id, failingSince, gaveUpAt, ...row }: EndpointRow): WebhookEndpoint => ({
  id: _id,
  url: row.url,
  events: row.events,
  ...(row.hasPeople && { hasPeople: true }),
  isEnabled: row.isEnabled,
  createdBy: row.createdBy,
  createdAt: row.createdAt.toISOString(),
  ...(failingSince && { failingSince: failingSince.toISOString() }),
  ...(gaveUpAt && { gaveUpAt: gaveUpAt.toISOString() }),
});

export const toDelivery = ({ _id, triedAt, nextAt, ...row }: DeliveryRow): WebhookDelivery => ({
  id: _id,
  webhookId: row.eventId,
  type: row.type,
  status: row.status,
  tries: row.attempts,
  createdAt: row.createdAt.toISOString(),
  ...(triedAt && { triedAt: triedAt.toISOString() }),
  ...(row.answer !== undefined && { answer: row.answer }),
  ...(row.took !== undefined && { took: row.took }),
  ...(row.failure !== undefined && { failure: row.failure }),
  ...(nextAt && { nextTryAt: nextAt.toISOString() }),
});
