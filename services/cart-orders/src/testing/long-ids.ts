import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const PREFIX = '91234567';
/** Not what only looks like one within a random id of hexadecimal digits. */
const SHORT = /(?<![\da-f])\d{11}(?![\da-f])/g;

/** The id of a payment as who asks through the long ids hears it: nineteen digits, more than a number keeps. */
export const longId = (id: string): string => `${PREFIX}${id}`;

/** Stands before a sandbox and makes its ids, which have eleven digits, as long as the provider's may become. */
export async function longIds(target: string) {
  const relay = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const { authorization = '', 'x-idempotency-key': key } = req.headers;
    const body = await text(req);
    const answer = await fetch(`${target}${req.url!.replaceAll(PREFIX, '')}`, {
      method: req.method!,
      headers: {
        authorization,
        'content-type': 'application/json',
        ...(typeof key === 'string' && { 'x-idempotency-key': key }),
      },
      ...(body && { body: body.replaceAll(PREFIX, '') }),
    });
    res.writeHead(answer.status, { 'content-type': 'application/json' });
    res.end((await answer.text()).replaceAll(SHORT, `${PREFIX}$&`));
  };
  const server = createServer((req, res) => void relay(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => void (server.close(resolve), server.closeAllConnections())),
  };
}
