import { lotCode, lotCreate, lotUpdate } from '@shop/contracts/lot';
import { soldName } from '@shop/contracts/size-words';
import { addAuditFacts } from '@shop/service-kit/audit/record-changes';
import { badRequest, notFound, parseBody, parseId, parseParam } from '@shop/service-kit/errors';
import { Router } from 'express';
import type { ElixirStore } from '../elixir/elixir.store.ts';
import { refuseOutdated } from '../version.ts';
import { refuseImpossible, withOwnCode } from './check-lot.ts';
import type { LotRow, LotStore } from './lot.store.ts';
import { toLot, toPublicLot } from './lot.view.ts';

type Deps = { lots: LotStore; elixirs: ElixirStore };

function orNone(row: LotRow | null): LotRow {
  if (!row) throw notFound('No encontramos ese lote.');
  return row;
}

/** /api/lots: everybody may read one by its code; administrators read and change all. */
export function lotRoutes({ lots, elixirs }: Deps): Router {
  const router = Router();

  router.get('/', async (_req, res) => {
    res.json((await lots.list()).map(toLot));
  });

  router.get('/:code', async (req, res) => {
    const row = orNone(await lots.findByCode(parseParam(lotCode, req, 'code')));
    const products = await elixirs.findByIds(row.elixirIds);
    res.json(toPublicLot(row, products.map(soldName)));
  });

  router.post('/', async (req, res) => {
    const fields = parseBody(lotCreate, req);
    await refuseImpossible(elixirs, fields);
    res.status(201).json(toLot(await withOwnCode(lots.create(fields))));
  });

  router.patch('/:id', async (req, res) => {
    const id = parseId(req);
    const { version, ...changes } = parseBody(lotUpdate, req);
    if (Object.keys(changes).length === 0) throw badRequest('No hay cambios que guardar.');
    const before = orNone(await lots.find(id));
    addAuditFacts(res, { before: toLot(before) });
    await refuseImpossible(elixirs, { ...before, ...changes });
    const changed = await withOwnCode(lots.update(id, changes, version));
    const current = changed ?? (await lots.find(id));
    if (!changed && current) refuseOutdated('este lote', toLot(current));
    res.json(toLot(orNone(current)));
  });

  return router;
}
