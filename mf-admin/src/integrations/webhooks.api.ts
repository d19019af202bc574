import { injectCalls } from '../calls.ts';

export const {
  useListWebhooksQuery,
  useAddWebhookMutation,
  useChangeWebhookMutation,
  useDeleteWebhookMutation,
  useRenewSecretMutation,
  useListDeliveriesQuery,
  useTryWebhookMutation,
  useResendDeliveryMutation,
} = injectCalls(({ read, change, changeSome }) => ({
  listWebhooks: read('GET /api/admin/webhooks', ['Webhook']),
  addWebhook: change('POST /api/admin/webhooks', ['Webhook']),
  changeWebhook: change('PATCH /api/admin/webhooks/{id}', ['Webhook']),
  deleteWebhook: change('DELETE /api/admin/webhooks/{id}', ['Webhook']),
  renewSecret: change('POST /api/admin/webhooks/{id}/secret'),
  listDeliveries: read('GET /api/admin/webhooks/{id}/deliveries', ['WebhookDelivery'], {
    keepUnusedDataFor: 0,
  }),
  // A failed test also appears in the list.
  tryWebhook: changeSome('POST /api/admin/webhooks/{id}/test', ['WebhookDelivery']),
  resendDelivery: changeSome('POST /api/admin/webhooks/{id}/deliveries/{deliveryId}/resend', [
    'WebhookDelivery',
  ]),
}));
