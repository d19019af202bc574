import { keysProbe, keysProbed, keysView, keysWrite } from '../../keys.ts';
import { OWNER, manifest } from '../endpoint.ts';

export const keysEndpoints = manifest({
  'GET /api/admin/keys': { ...OWNER, response: keysView },
  'PUT /api/admin/keys': {
    ...OWNER,
    proof: true,
    audit: ['settings', 'Cambió <las llaves de cobros y correo|las llaves de cobros y correo ({})>'],
    purges: 'keys',
    request: keysWrite,
    response: keysView,
  },
  'POST /api/admin/keys/{account}/probe': {
    ...OWNER,
    limited: 'requests',
    audit: ['settings', 'Probó <las llaves de cobros y correo|las llaves de {}>'],
    request: keysProbe,
    response: keysProbed,
  },
});
