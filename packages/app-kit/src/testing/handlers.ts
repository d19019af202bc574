import { http, HttpResponse, type JsonBodyType } from 'msw';
import { callNumber } from './numbered-fetch.ts';
import { API_BASE, server } from './server.ts';

export { API_BASE };

type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';
type Seen = {
  body: unknown;
  params: Record<string, unknown>;
  url: URL;
  headers: Headers;
  /** Its position among all requests of the test. */
  number: number;
};

const bodyOf = async (request: Request): Promise<unknown> => {
  const text = await request.text();
  if (request.headers.get('content-type') === 'text/csv') return text;
  return text ? (JSON.parse(text) as unknown) : undefined;
};

/**
 * Answers one path with JSON for the rest of the test and records the calls.
 * @param path e.g. '/cart/items/:itemId'
 * @returns the calls so far, in the order in which they were made
 */
export const answer = (method: Method, path: string, body: JsonBodyType, status = 200): Seen[] => {
  const seen: Seen[] = [];
  server.use(
    http[method](`${API_BASE}${path}`, async ({ request, params }) => {
      const { url, headers } = request;
      const call: Seen = { body: undefined, params, url: new URL(url), headers, number: callNumber(request) };
      // Recorded before its body is read, which takes time.
      seen.push(call);
      seen.sort((one, other) => one.number - other.number);
      const multipart = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
      call.body = multipart ? await request.formData() : await bodyOf(request);
      return HttpResponse.json(body, { status });
    }),
  );
  return seen;
};

/** Simulates a network failure for this path. */
export const cutOff = (method: Method, path: string) =>
  server.use(http[method](`${API_BASE}${path}`, () => HttpResponse.error()));
