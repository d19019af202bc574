import type { RequestHandler } from 'express';
import { notFound } from './errors.ts';
import { requestedCall } from './requested-call.ts';

/**
 * Stands before the routes of a service: a call that its row leaves to administrators passes `admin` first.
 * @throws AppError 404 for a call that stands in no row, even where Express would find a route for it
 */
export const guardCalls =
  (admin: RequestHandler): RequestHandler =>
  (req, res, next) => {
    const call = requestedCall(res);
    if (!call) throw notFound();
    if (call.who === 'admin') return admin(req, res, next);
    next();
  };
