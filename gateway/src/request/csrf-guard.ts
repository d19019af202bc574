import type { Request, RequestHandler } from 'express';
import { AppError } from '@shop/service-kit/errors';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const BODIES = /^(application\/json|multipart\/form-data)\b/i;
// The provider calls the webhook from outside; the sandbox's own pages post plain forms.
const EXEMPT = /^\/(api\/webhooks|sandbox)(\/|$)/;

/**
 * Lets only the shop's own pages change anything: browsers say where a request comes from in Sec-Fetch-Site or Origin.
 * @throws AppError 403 for another site's request, 415 for a body that a plain form could send
 */
export const csrfGuard = (publicBaseUrl: string): RequestHandler => {
  const home = new URL(publicBaseUrl).origin;
  return (req, _res, next) => {
    if (SAFE.has(req.method) || EXEMPT.test(req.path)) return next();
    if (!isOwn(req, home)) throw new AppError(403, 'La solicitud viene de otro sitio y no se aceptó.');
    const type = req.get('content-type');
    if (type && !BODIES.test(type)) throw new AppError(415, 'El tipo de contenido no se acepta.');
    if (!type && hasBody(req)) throw new AppError(415, 'Falta el tipo de contenido.');
    next();
  };
};

const hasBody = (req: Request) =>
  Number(req.get('content-length') ?? 0) > 0 || req.get('transfer-encoding') !== undefined;

function isOwn(req: Request, home: string): boolean {
  const site = req.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = req.get('origin');
  // Without either header the caller is no browser: it has no cookies of a shopper to misuse.
  if (!origin) return req.get('cookie') === undefined || req.get('referer') === undefined;
  return origin === home || origin === `http://${req.get('host')}` || origin === `https://${req.get('host')}`;
}
