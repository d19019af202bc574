import {
  consentAccepted,
  consentExportQuery,
  consentList,
  consentListQuery,
  consentRequest,
  consentStatus,
} from '../../consent.ts';
import { resumed } from '../../resumed.ts';
import { ORDER_READERS, OWNER, manifest } from '../endpoint.ts';

const limited = { who: 'everyone', limited: 'requests' } as const;

/** Consents of shoppers to mails. A person with the link of a mail needs no session. */
export const consentsEndpoints = manifest({
  'POST /api/consents': { ...limited, request: consentRequest, response: consentAccepted },
  'GET /api/consents/{token}': { ...limited, response: consentStatus },
  // Mail programs read the first address, and post to the second when a person presses their button.
  'GET /api/consents/{token}/end': limited,
  'POST /api/consents/{token}/end': { ...limited, response: consentStatus },
  'POST /api/consents/{token}/confirm': { ...limited, response: consentStatus },
  'POST /api/consents/{token}/resume': { ...limited, response: resumed },
  'GET /api/admin/consents': { ...ORDER_READERS, query: consentListQuery, response: consentList },
  'GET /api/admin/reports/consents.csv': {
    ...OWNER,
    proof: true,
    audit: ['exports', 'Descargó los avisos pedidos'],
    query: consentExportQuery,
  },
});
