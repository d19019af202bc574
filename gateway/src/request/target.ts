import type { IncomingMessage } from 'node:http';
import { pathOf } from '@shop/http/answer';

const MAX_LENGTH = 8_000;
/** Visible ASCII without the backslash, which some parsers read as a slash, and without a fragment. */
const PLAIN = /^\/[!"$-[\]-~]*$/;
/** An encoded slash, backslash, dot, percent sign or control character may mean another path in the services. */
const HIDDEN = /%(?:2[ef5]|5c|[01][0-9a-f]|7f)/i;

function decodes(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** True when every parser gets the same path: no dots, doubled slashes or tricks (A16). */
function isSoundPath(path: string): boolean {
  if (HIDDEN.test(path) || !decodes(path)) return false;
  const segments = path.split('/').slice(1);
  return segments.every(
    (segment, i) => segment !== '.' && segment !== '..' && (segment !== '' || i === segments.length - 1),
  );
}

/** The Host header; two of them may mean another shop in the services, and count as none. */
function hostOf({ rawHeaders, headers }: IncomingMessage): string {
  const said = rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host');
  return said.length === 1 ? (headers.host ?? '') : '';
}

/** The error in the request line or the Host header, or undefined. @param url the request's, or one to be sent to */
export function refuseTarget(
  req: IncomingMessage,
  url = req.url ?? '',
): { status: number; message: string } | undefined {
  if (url.length > MAX_LENGTH) return { status: 414, message: 'La dirección es demasiado larga.' };
  const host = hostOf(req);
  if (!PLAIN.test(url) || !isSoundPath(pathOf(url)) || !/^[a-z0-9.:[\]-]+$/i.test(host))
    return { status: 400, message: 'La dirección no es válida.' };
  return undefined;
}
