import { customElixirRequest } from '@shop/contracts/custom-elixir';
import { limitByAddress } from '@shop/service-kit/rate-limit';
import { parse, parseBody } from '@shop/service-kit/validate';
import { Router, type Request } from 'express';
import * as z from 'zod';
import type { Deps } from '../../deps.ts';
import { keepSession } from '../keep-session.ts';
import { createCustomElixir } from './custom-elixir.ts';

const keyHeader = z
  .string()
  .regex(/^[\w.:-]{1,100}$/)
  .optional();

export function customElixirRoutes(deps: Deps): Router {
  const router = Router();
  const max = deps.config.CUSTOM_ELIXIR_LIMIT_PER_MINUTE;
  const limit = limitByAddress({ redis: deps.redis, name: 'custom-elixir', max, windowMs: 60_000 });

  router.post('/', limit, async (req, res) => {
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
