import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { answerError } from './answer.ts';

type ParseError = Error & { code?: string };

const ANSWERS: Record<string, [number, string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Las cabeceras son demasiado grandes.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'La solicitud tardó demasiado en llegar.'],
};
const GUARDS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};
const MALFORMED: [number, string] = [400, 'La solicitud no es válida.'];

/** Node answers a malformed request with an empty body; this sends the same JSON as every other error. */
export function answerMalformed(server: Server): void {
  server.on('clientError', (error: ParseError, socket: Socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
    const [status, message] = ANSWERS[error.code ?? ''] ?? MALFORMED;
    const body = JSON.stringify({ message });
    socket.end(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        ...Object.entries(GUARDS).map(([name, value]) => `${name}: ${value}`),
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  });
}

/** Answers an Expect header other than '100-continue', for which Node would send no message. */
export function answerExpectations(server: Server): void {
  server.on('checkExpectation', (_req: IncomingMessage, res: ServerResponse) => {
    res.setHeaders(new Map(Object.entries({ ...GUARDS, Connection: 'close' })));
    answerError(res, 417, 'La solicitud espera algo que no hacemos.');
  });
}
