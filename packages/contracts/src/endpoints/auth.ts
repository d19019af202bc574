import { authResponse, loginRequest } from '../auth.ts';
import { manifest } from './endpoint.ts';

export const authEndpoints = manifest({
  'POST /api/admin/login': { who: 'everyone', request: loginRequest, response: authResponse },
  'GET /api/admin/check-auth': { who: 'admin', response: authResponse },
  'POST /api/admin/logout': { who: 'everyone' },
});
