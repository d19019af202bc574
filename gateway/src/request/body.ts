import type { IncomingMessage } from 'node:http';

export type Refusal = { status: number; message: string };

/** Where files are sent to, and as what. */
const UPLOADS = new Map([
  ['/api/admin/upload-image', 'multipart/form-data'],
  ['/api/elixirs/import', 'text/csv'],
  ['/api/elixirs/import/check', 'text/csv'],
]);
const MAX_JSON_BYTES = 256 * 1024;
/** More than the 8 MB of an image, so that a little too much gets the upload's own answer. */
const MAX_UPLOAD_BYTES = 16 * 1024 * 1024;

/** A form of another site can send these kinds only with a preflight, or not at all. */
const kindOf = (req: IncomingMessage): string =>
  (req.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();

/** Uploads may take their time; everything else is small and quick. */
export const isUpload = (path: string): boolean => UPLOADS.has(path);

/** What is wrong with the kind or size of a body, judged by its headers alone; undefined when nothing is. */
export function refuseBody(req: IncomingMessage, path: string): Refusal | undefined {
  const { 'content-length': length, 'transfer-encoding': chunked } = req.headers;
  if (chunked !== undefined) return { status: 411, message: 'Falta el tamaño del contenido enviado.' };
  const bytes = Number(length ?? 0);
  if (bytes === 0) return undefined;
  if (bytes > (isUpload(path) ? MAX_UPLOAD_BYTES : MAX_JSON_BYTES))
    return { status: 413, message: 'El contenido enviado es demasiado grande.' };
  if (kindOf(req) !== (UPLOADS.get(path) ?? 'application/json'))
    return { status: 415, message: 'Ese tipo de contenido no se acepta.' };
  return undefined;
}
