import { toldOpinions } from '@shop/contracts/opinion';
import { parseBody } from '@shop/service-kit/errors';
import { Router } from 'express';
import type { OpinionStore } from './opinion.store.ts';

/** /internal/opinions: the buyers' opinions that cart-orders publishes. */
export const opinionRoutes = ({ opinions }: { opinions: OpinionStore }): Router =>
  Router().post('/', async (req, res) => {
    await opinions.tell(parseBody(toldOpinions, req));
    res.json({});
  });
