import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { headers: IncomingHttpHeaders; body: string; path: string };
export type WebhookReceiver = {
  url: string;
  received: Received[];
  /** What it answers; 204 unless a test says otherwise. */
  answer: (res: ServerResponse) => unknown;
  close: () => Promise<void>;
};

/** A program that hears the shop's events. */
export async function webhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const server = createServer((req, res) => {
    let body = '';
    req.on('data', (part: Buffer) => (body += part.toString()));
    req.on('end', () => {
      received.push({ headers: req.headers, body, path: req.url ?? '' });
      receiver.answer(res);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/avisos`,
    received,
    answer: (res) => res.writeHead(204).end(),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}
