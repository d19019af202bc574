import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../../http/body.ts';
import { listen } from '../../http/listen.ts';
import { afterwards } from '../../testing/afterwards.ts';

export type Received = {
  url: URL;
  signature: string;
  requestId: string;
  body: { id: number; type: string; action: string; data: { id: string } } & Record<string, unknown>;
};

/** A shop's webhook address that keeps what arrives; it answers the statuses given, then 200. */
export async function openReceiver(...statuses: number[]) {
  const received: Received[] = [];
  const news = new EventEmitter();
  const receive = async (req: IncomingMessage, res: ServerResponse) => {
    const body = JSON.parse((await readBody(req, 10_000)).toString());
    received.push({
      url: new URL(req.url ?? '', 'http://shop.test'),
      signature: String(req.headers['x-signature']),
      requestId: String(req.headers['x-request-id']),
      body,
    });
    res.writeHead(statuses.shift() ?? 200).end();
    news.emit('arrived');
  };
  const server = await listen((req, res) => void receive(req, res));
  afterwards(server.close);
  return {
    url: `${server.url}/hook`,
    received,
    /** Waits until so many have arrived. */
    async wait(count: number): Promise<Received[]> {
      while (received.length < count) await once(news, 'arrived');
      return received;
    },
  };
}
