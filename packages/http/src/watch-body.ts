import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerError } from './answer.ts';
import { createBodyPace } from './body-pace.ts';

const LOOK_EVERY_MS = 1_000;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;

/** Ends a request whose body is too slow with 408, whether the body is being read or a response was sent already. */
export function watchBody(req: IncomingMessage, res: ServerResponse): void {
  if (!hasBody(req)) return;
  const { socket } = req;
  const pace = createBodyPace({ at: performance.now(), bytes: socket.bytesRead });
  const look = () => {
    if (req.complete || socket.destroyed) return clearInterval(timer);
    const sample = { at: performance.now(), bytes: socket.bytesRead, wanted: req.readableFlowing === true };
    if (pace.isTooSlow(sample)) cut(req, res);
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  req.once('close', () => clearInterval(timer));
}

function cut({ socket }: IncomingMessage, res: ServerResponse): void {
  if (res.headersSent) return void socket.destroy();
  res.setHeader('Connection', 'close');
  res.once('finish', () => socket.destroySoon());
  answerError(res, 408, 'La solicitud tardó demasiado en llegar.');
}
