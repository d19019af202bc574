import type { IncomingMessage } from 'node:http';
import { bearerOf } from '@shop/service-kit/api-token/bearer';
import { isApi } from '../routing-table.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

const isUnsafe = (req: IncomingMessage): boolean => !SAFE.has(req.method ?? '');

/**
 * True when a change comes from a page of the shop itself (H31). Browsers say so in Sec-Fetch-Site or Origin, and
 * pages cannot forge these. A client without either is no browser: without a cookie it passes, like an integration,
 * since it uses nobody's session; with a cookie it is refused.
 */
function isOwnChange(req: IncomingMessage, publicBaseUrl: URL): boolean {
  const site = req.headers['sec-fetch-site'];
  const { origin, host, cookie } = req.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return site !== undefined || cookie === undefined;
  // The host may have another name, but never another scheme: an unencrypted page may be anybody's.
  return origin === publicBaseUrl.origin || origin === `${publicBaseUrl.protocol}//${host}`;
}

export type Refusal = { status: number; message: string };

/** Addresses for uploads, with their content types. */
const UPLOADS = new Map([
  ['/api/admin/upload-image', 'multipart/form-data'],
  ['/api/elixirs/import', 'text/csv'],
  ['/api/elixirs/import/check', 'text/csv'],
]);
const MAX_JSON_BYTES = 256 * 1024;
/** More than the 8 MB of an image, so that a slightly larger one gets the upload's own error. */
const MAX_UPLOAD_BYTES = 16 * 1024 * 1024;

/** Mail programs post here for a reader's click (RFC 8058): the signed address has all data, and no cookie is sent. */
const ONE_CLICK = /^\/api\/consents\/[^/]+\/end$/;
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** A form of another site can send these kinds only with a preflight, or not at all. */
const kindOf = (req: IncomingMessage): string =>
  (req.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();

const OPINION_PHOTO = /^\/api\/opinions\/[^/]+\/photos$/;
const uploadKind = (path: string): string | undefined =>
  OPINION_PHOTO.test(path) ? 'multipart/form-data' : UPLOADS.get(path);

/** Uploads may take long; everything else is small and quick. */
export const isUpload = (path: string): boolean => uploadKind(path) !== undefined;

/** Refuses a body by its kind or size, judged by the headers alone; undefined when it is fine. */
function refuseBody(req: IncomingMessage, path: string): Refusal | undefined {
  const { 'content-length': length, 'transfer-encoding': chunked } = req.headers;
  if (chunked !== undefined) return { status: 411, message: 'Falta el tamaño del contenido enviado.' };
  const bytes = Number(length ?? 0);
  if (bytes === 0) return undefined;
  if (bytes > (isUpload(path) ? MAX_UPLOAD_BYTES : MAX_JSON_BYTES))
    return { status: 413, message: 'El contenido enviado es demasiado grande.' };
  const isOneClick = ONE_CLICK.test(path) && FORMS.includes(kindOf(req));
  if (!isOneClick && kindOf(req) !== (uploadKind(path) ?? 'application/json'))
    return { status: 415, message: 'Ese tipo de contenido no se acepta.' };
  return undefined;
}

/**
 * Webhooks prove themselves by a signature, and the sandbox's own pages send forms. An API token cannot be borrowed as
 * browsers lend cookies to other sites, and cookies beside it do not count. All else must come from our own pages.
 */
export function refuseChange(req: IncomingMessage, path: string, publicBaseUrl: URL): Refusal | undefined {
  if (!isUnsafe(req) || path.startsWith('/api/webhooks/')) return undefined;
  if (bearerOf(req) === undefined && !isOwnChange(req, publicBaseUrl))
    return { status: 403, message: 'La solicitud no viene de una página de la tienda.' };
  return isApi(path) ? refuseBody(req, path) : undefined;
}
