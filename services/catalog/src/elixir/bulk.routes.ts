import { elixirsChange, pricesAsked, pricesChange } from '@shop/contracts/elixir-bulk';
import { toCentavos } from '@shop/contracts/money';
import { addAuditFacts } from '@shop/service-kit/audit/record-changes';
import type { Log } from '@shop/service-kit/log';
import { parseBody } from '@shop/service-kit/errors';
import { Router } from 'express';
import { changeEach, fieldsOf, pricesBy, seenRows, type SeenProduct } from './bulk.ts';
import type { ElixirStore } from './elixir.store.ts';

type Deps = { elixirs: ElixirStore; log: Log };

/** /api/elixirs: one change of several products. */
export function bulkRoutes({ elixirs, log }: Deps): Router {
  const router = Router();

  router.patch('/', async (req, res) => {
    const { change, ...chosen } = parseBody(elixirsChange, req);
    const { rows, next } = await seenRows(elixirs, chosen);
    addAuditFacts(res, { before: {} });
    const result = await changeEach({ elixirs, log }, rows, (row) => fieldsOf(change, row));
    res.json({ ...result, next });
  });

  router.post('/prices', async (req, res) => {
    res.json(await pricesBy(elixirs, parseBody(pricesAsked, req)));
  });

  router.patch('/prices', async (req, res) => {
    const { rows } = parseBody(pricesChange, req);
    const prices = new Map(rows.map(({ id, price }) => [id, toCentavos(price)]));
    addAuditFacts(res, { before: {} });
    const { rows: found } = await seenRows(elixirs, { rows });
    const price = ({ id }: SeenProduct) => ({ fields: { priceCents: prices.get(id)! } });
    res.json(await changeEach({ elixirs, log }, found, price));
  });

  return router;
}
