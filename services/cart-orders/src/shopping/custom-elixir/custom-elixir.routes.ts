import { customElixirRequest } from '@shop/contracts/custom-elixir';
import { parse, parseBody } from '@shop/service-kit/errors';
import { Router, type Request, type RequestHandler } from 'express';
import * as z from 'zod';
import { keepSession } from '../keep-session.ts';
import { createCustomElixir, type CustomElixirDeps } from './custom-elixir.ts';

const keyHeader = z
  .string()
  .regex(/^[\w.:-]{1,100}$/)
  .optional();

type Deps = CustomElixirDeps & { limit: RequestHandler };

export function customElixirRoutes(deps: Deps): Router {
  const router = Router();

  router.post('/', deps.limit, async (req, res) => {
    const request = parseBody(customElixirRequest, req);
    const answer = await createCustomElixir(deps, visitOf(req), request);
    await keepSession(req);
    res.status(201).json(answer);
  });
  return router;
}

function visitOf(req: Request) {
  const idempotencyKey = parse(
    keyHeader,
    req.get('idempotency-key'),
    'La clave de la petición no es válida.',
  );
  return { sessionId: req.sessionID, ...(idempotencyKey ? { idempotencyKey } : {}) };
}
