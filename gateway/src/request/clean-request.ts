import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { badRequest } from '@shop/service-kit/errors';

// What only the shop itself may say; a client that sends one of these tries something.
const OURS = /^(x-internal-|x-forwarded-|x-user-|x-real-ip$|forwarded$|x-request-id$)/;
const ODD_PATH = /(^\/\/|\/\/|\\|\/\.\.?(\/|$)|%2e|%2f|%5c|%00)/i;

/**
 * Refuses paths that services could read differently than the routing table did, and replaces every header that says
 * who the client is with what the gateway itself saw.
 * @throws AppError 400
 */
export const cleanRequest = (publicBaseUrl: string): RequestHandler => {
  const { protocol, host } = new URL(publicBaseUrl);
  return (req, _res, next) => {
    const [path = ''] = req.url.split('?');
    if (!req.url.startsWith('/') || ODD_PATH.test(path)) throw badRequest('La dirección no es válida.');
    for (const name of Object.keys(req.headers)) if (OURS.test(name)) delete req.headers[name];
    req.headers['x-request-id'] = randomUUID();
    req.headers['x-forwarded-for'] = req.socket.remoteAddress ?? '';
    req.headers['x-forwarded-proto'] = protocol.replace(':', '');
    req.headers['x-forwarded-host'] = req.headers.host ?? host;
    next();
  };
};
