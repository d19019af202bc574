import type { ServerResponse } from 'node:http';

/** Sends an error in the form of all errors of the shop. `retryAfter` in seconds. */
export function answerError(res: ServerResponse, status: number, message: string, retryAfter?: number): void {
  const body = JSON.stringify({ message });
  res.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  });
  res.end(res.req.method === 'HEAD' ? undefined : body);
}

/** Whether a path names a file. An address of a former shop, '/tienda.php', names none of this one. */
export const isFile = (path: string): boolean => /\.(?!(?:html?|php|aspx?|jsp)$)[^/.]+$/i.test(path);

/** The path of a request target, without its query. */
export const pathOf = (url: string): string => {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
};
