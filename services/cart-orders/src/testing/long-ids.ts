import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const PREFIX = '91234567';
/** Digits inside a random hexadecimal id do not count. */
const SHORT = /(?<![\da-f])\d{11}(?![\da-f])/g;

/** A payment's id as callers of this proxy see it: nineteen digits, more than a number can hold exactly. */
export const longId = (id: string): string => `${PREFIX}${id}`;

/** A proxy for a sandbox that turns its ids of eleven digits into ids as long as the provider's may become. */
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
