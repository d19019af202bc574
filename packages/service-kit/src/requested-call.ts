import type { Endpoint, Endpoints } from '@shop/contracts/endpoints/endpoint';
import type { RequestHandler, Response } from 'express';
import { createRouteMatcher } from '@shop/contracts/route-matcher';

/** A call with its row of the contracts. */
export type Call = Endpoint & { route: string };

/** Finds the call of a request before all other handlers: `requestedCall` returns it to them. */
export function findCall(endpoints: Endpoints): RequestHandler {
  const routeOf = createRouteMatcher(Object.keys(endpoints));
  const calls = new Map(Object.entries(endpoints).map(([route, row]) => [route, { ...row, route }]));
  return (req, res, next) => {
    res.locals['call'] = calls.get(routeOf(req.method, req.path) ?? '');
    next();
  };
}

/** undefined for a request without a contract. */
export const requestedCall = (res: Response): Call | undefined => res.locals['call'] as Call | undefined;
