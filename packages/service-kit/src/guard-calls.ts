import type { RequestHandler } from 'express';
import { notFound } from './errors.ts';
import { requestedCall } from './requested-call.ts';

/**
 * Runs before the routes of a service: a call whose row is for administrators passes `admin` first.
 * @throws AppError 404 for a call without a row, even when Express has a route for it
 */
export const guardCalls =
  (admin: RequestHandler): RequestHandler =>
  (req, res, next) => {
    const call = requestedCall(res);
    if (!call) throw notFound();
    if (call.who === 'admin') return admin(req, res, next);
    next();
  };
