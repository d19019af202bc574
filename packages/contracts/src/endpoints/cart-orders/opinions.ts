import {
  opinion,
  opinionAsked,
  opinionConflict,
  opinionDecision,
  opinionList,
  opinionListQuery,
  opinionWrite,
} from '../../opinion.ts';
import { ORDER_READERS, STAFF, manifest } from '../endpoint.ts';

const limited = { who: 'everyone', limited: 'requests' } as const;

/** What buyers say of what they bought. Whoever has the link of a mail needs no session. */
export const opinionsEndpoints = manifest({
  'GET /api/opinions/{token}': { ...limited, response: opinionAsked },
  'POST /api/opinions/{token}': { ...limited, request: opinionWrite, response: opinionAsked },
  'GET /api/admin/opinions': { ...ORDER_READERS, query: opinionListQuery, response: opinionList },
  'PUT /api/admin/opinions/{id}': {
    ...STAFF,
    audit: ['messages', 'Decidió sobre <una opinión|la opinión de {}>'],
    // The catalogue is told of it before the answer.
    purges: 'catalog',
    request: opinionDecision,
    response: opinion,
    conflict: opinionConflict,
  },
});
