import {
  opinion,
  opinionAsked,
  opinionConflict,
  opinionDecision,
  opinionList,
  opinionListQuery,
  opinionWrite,
  shownOpinions,
  shownQuery,
} from '../../opinion.ts';
import { photoQuery } from '../../opinion-photo-key.ts';
import { ORDER_READERS, STAFF, manifest } from '../endpoint.ts';

const limited = { who: 'everyone', limited: 'requests' } as const;

/** Opinions of buyers on their products. A person with the link of a mail needs no session. */
export const opinionsEndpoints = manifest({
  'GET /api/opinions/{token}': { ...limited, response: opinionAsked },
  'POST /api/opinions/{token}': { ...limited, request: opinionWrite, response: opinionAsked },
  'GET /api/opinions': { ...limited, query: shownQuery, response: shownOpinions },
  // Not cached, so that a hidden photo is gone at once.
  'GET /api/opinions/photos/{key}': { ...limited, query: photoQuery },
  'POST /api/opinions/{token}/photos': { ...limited, response: opinionAsked },
  'GET /api/opinions/{token}/photos/{key}': { ...limited, query: photoQuery },
  'DELETE /api/opinions/{token}/photos/{key}': { ...limited, response: opinionAsked },
  'GET /api/admin/opinions/{id}/photos/{key}': { ...ORDER_READERS, query: photoQuery },
  'GET /api/admin/opinions': { ...ORDER_READERS, query: opinionListQuery, response: opinionList },
  'PUT /api/admin/opinions/{id}': {
    ...STAFF,
    audit: ['messages', 'Decidió sobre <una opinión|la opinión de {}>'],
    // The catalogue learns of it before the response.
    purges: 'catalog',
    request: opinionDecision,
    response: opinion,
    conflict: opinionConflict,
  },
});
