import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

/** `status` 0: the connection broke. */
export type BareAnswer = { status: number; headers: IncomingHttpHeaders; text: string };
export type BareGet = (path: string, cookie: string, more?: Record<string, string>) => Promise<BareAnswer>;

/** Reads a shop at a third of what `fetch` costs: thousands of requests a second would take the machine from the shop. */
export function bareGet(url: string): BareGet {
  const { host, port } = new URL(url);
  const agent = new Agent({ keepAlive: true });
  return (path, cookie, more = {}) =>
    new Promise((resolve) => {
      const broken = () => resolve({ status: 0, headers: {}, text: '' });
      request({ host: '127.0.0.1', port, path, agent, headers: { host, cookie, ...more } }, (response) => {
        const { statusCode: status = 0, headers } = response;
        text(response).then((body) => resolve({ status, headers, text: body }), broken);
      })
        .on('error', broken)
        .end();
    });
}
