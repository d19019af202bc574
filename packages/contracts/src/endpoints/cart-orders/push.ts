import { pushState, pushWrite } from '../../push.ts';
import { TEAM, manifest } from '../endpoint.ts';

export const pushEndpoints = manifest({
  'GET /api/admin/push': { ...TEAM, response: pushState },
  'PUT /api/admin/push': {
    ...TEAM,
    audit: ['account', 'Cambió los avisos de <un dispositivo>'],
    request: pushWrite,
    response: pushState,
  },
  'DELETE /api/admin/push/{id}': {
    ...TEAM,
    audit: ['account', 'Quitó los avisos de <un dispositivo>'],
    response: pushState,
  },
});
