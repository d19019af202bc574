import { api } from '@shop/app-kit';
import type {
  WebhookChange,
  WebhookCreate,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookMade,
} from '@shop/contracts/webhook';
import { withProof } from '../proof/with-proof.ts';

const PATH = '/admin/webhooks';
type Sent = { id: string; deliveryId: string };

export const webhooksApi = api
  .enhanceEndpoints({ addTagTypes: ['Webhook', 'WebhookDelivery'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listWebhooks: build.query<WebhookEndpoint[], void>({
        query: () => PATH,
        providesTags: ['Webhook'],
      }),
      addWebhook: build.mutation<WebhookMade, WebhookCreate>({
        queryFn: withProof((body) => ({ url: PATH, method: 'POST', body })),
        invalidatesTags: (_done, error) => (error ? [] : ['Webhook']),
      }),
      changeWebhook: build.mutation<WebhookEndpoint, WebhookChange & { id: string }>({
        query: ({ id, ...body }) => ({ url: `${PATH}/${id}`, method: 'PATCH', body }),
        invalidatesTags: ['Webhook'],
      }),
      deleteWebhook: build.mutation<unknown, string>({
        queryFn: withProof((id) => ({ url: `${PATH}/${id}`, method: 'DELETE' })),
        invalidatesTags: (_done, error) => (error ? [] : ['Webhook']),
      }),
      renewSecret: build.mutation<WebhookMade, string>({
        queryFn: withProof((id) => ({ url: `${PATH}/${id}/secret`, method: 'POST' })),
      }),
      listDeliveries: build.query<WebhookDelivery[], string>({
        query: (id) => `${PATH}/${id}/deliveries`,
        providesTags: ['WebhookDelivery'],
        keepUnusedDataFor: 0,
      }),
      tryWebhook: build.mutation<WebhookDelivery, string>({
        query: (id) => ({ url: `${PATH}/${id}/test`, method: 'POST' }),
        invalidatesTags: ['WebhookDelivery'],
      }),
      resendDelivery: build.mutation<WebhookDelivery, Sent>({
        query: ({ id, deliveryId }) => ({
          url: `${PATH}/${id}/deliveries/${deliveryId}/resend`,
          method: 'POST',
        }),
        invalidatesTags: ['WebhookDelivery'],
      }),
    }),
  });

export const {
  useListWebhooksQuery,
  useAddWebhookMutation,
  useChangeWebhookMutation,
  useDeleteWebhookMutation,
  useRenewSecretMutation,
  useListDeliveriesQuery,
  useTryWebhookMutation,
  useResendDeliveryMutation,
} = webhooksApi;
