import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { serve } from '@shop/service-kit/testing/serve';

export type Received = { headers: IncomingHttpHeaders; body: string; path: string };
export type WebhookReceiver = {
  url: string;
  received: Received[];
  /** Its response; 204 by default. */
  answer: (res: ServerResponse) => unknown;
  close: () => Promise<void>;
};

/** A program that receives the shop's events. */
export async function webhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const { url, close } = await serve((req, res) => {
    let body = '';
    req.on('data', (part: Buffer) => (body += part.toString()));
    req.on('end', () => {
      received.push({ headers: req.headers, body, path: req.url ?? '' });
      receiver.answer(res);
    });
  });
  const receiver: WebhookReceiver = {
    url: `${url}/avisos`,
    received,
    answer: (res) => res.writeHead(204).end(),
    close,
  };
  return receiver;
}
