import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerError, pathOf } from './answer.ts';

type Exchange = { req: IncomingMessage; res: ServerResponse };

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

function answerStatus({ req, res }: Exchange, status: string): void {
  res.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' });
  res.end(req.method === 'HEAD' ? undefined : JSON.stringify({ status }));
}

/**
 * Answers /healthz (this process runs) and /readyz (it can do its work).
 * @param ready rejects when the process cannot do its work
 * @returns false for any other address
 */
export function answerHealth(exchange: Exchange, ready: () => Promise<unknown>): boolean {
  const { req, res } = exchange;
  const path = pathOf(req.url ?? '');
  if (!isRead(req) || (path !== '/healthz' && path !== '/readyz')) return false;
  if (path === '/healthz') answerStatus(exchange, 'ok');
  else
    ready().then(
      () => answerStatus(exchange, 'ready'),
      () => answerError(res, 503, 'El servicio todavía no está listo.'),
    );
  return true;
}
