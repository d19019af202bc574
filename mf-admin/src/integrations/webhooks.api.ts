import { change, changeSome, read } from '../calls.ts';

export const useListWebhooksQuery = read('GET /api/admin/webhooks', ['Webhook']);
export const useAddWebhookMutation = change('POST /api/admin/webhooks', ['Webhook']);
export const useChangeWebhookMutation = change('PATCH /api/admin/webhooks/{id}', ['Webhook']);
export const useDeleteWebhookMutation = change('DELETE /api/admin/webhooks/{id}', ['Webhook']);
export const useRenewSecretMutation = change('POST /api/admin/webhooks/{id}/secret');
export const useListDeliveriesQuery = read('GET /api/admin/webhooks/{id}/deliveries', ['WebhookDelivery'], {
  keepUnusedDataFor: 0,
});
// A failed test also appears in the list.
export const useTryWebhookMutation = changeSome('POST /api/admin/webhooks/{id}/test', ['WebhookDelivery']);
export const useResendDeliveryMutation = changeSome(
  'POST /api/admin/webhooks/{id}/deliveries/{deliveryId}/resend',
  ['WebhookDelivery'],
);
