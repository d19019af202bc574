import { toldOpinions } from '@shop/contracts/opinion';
import { parseBody } from '@shop/service-kit/errors';
import { Router } from 'express';
import type { OpinionStore } from './opinion.store.ts';

/** /internal/opinions: what cart-orders publishes of what buyers say. */
export const opinionRoutes = ({ opinions }: { opinions: OpinionStore }): Router =>
  Router().post('/', async (req, res) => {
    await opinions.tell(parseBody(toldOpinions, req));
    res.json({});
  });
