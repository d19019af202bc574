import {
  webhookChange,
  webhookCreate,
  webhookDelivery,
  webhookDeliveryList,
  webhookEndpoint,
  webhookEndpointList,
  webhookMade,
} from '../../webhook.ts';
import { OWNER, manifest } from '../endpoint.ts';

export const webhooksEndpoints = manifest({
  'GET /api/admin/webhooks': { ...OWNER, response: webhookEndpointList },
  'POST /api/admin/webhooks': {
    ...OWNER,
    proof: true,
    audit: ['integrations', 'Agregó <un webhook>'],
    request: webhookCreate,
    response: webhookMade,
  },
  'PATCH /api/admin/webhooks/{id}': {
    ...OWNER,
    audit: ['integrations', 'Encendió o apagó <un webhook>'],
    request: webhookChange,
    response: webhookEndpoint,
  },
  'DELETE /api/admin/webhooks/{id}': {
    ...OWNER,
    proof: true,
    audit: ['integrations', 'Borró <un webhook>'],
    response: webhookEndpoint,
  },
  'POST /api/admin/webhooks/{id}/secret': {
    ...OWNER,
    proof: true,
    audit: ['integrations', 'Hizo otro secreto para <un webhook>'],
    response: webhookMade,
  },
  'POST /api/admin/webhooks/{id}/test': {
    ...OWNER,
    audit: ['integrations', 'Probó <un webhook>'],
    response: webhookDelivery,
  },
  'GET /api/admin/webhooks/{id}/deliveries': { ...OWNER, response: webhookDeliveryList },
  'POST /api/admin/webhooks/{id}/deliveries/{deliveryId}/resend': {
    ...OWNER,
    audit: ['integrations', 'Reenvió un aviso a <un webhook>'],
    response: webhookDelivery,
  },
});
