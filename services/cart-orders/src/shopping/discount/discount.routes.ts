import { discountCreate, discountUpdate, type DiscountCreate } from '@shop/contracts/discount';
import { addAuditFacts } from '@shop/service-kit/audit/record-changes';
import { AppError, conflict, notFound, parse, parseBody, parseId } from '@shop/service-kit/errors';
import { unlessTaken } from '@shop/service-kit/mongo';
import { Router } from 'express';
import type { DiscountRow } from './discount.model.ts';
import type { DiscountStore } from './discount.store.ts';
import { toDiscount, toFields } from './discount.view.ts';

type Deps = { discounts: DiscountStore };

const OUTDATED = 'Otra persona cambió este código mientras editabas.';

/** /api/admin/discounts: the codes, newest first. Codes are switched off, never deleted, since orders name them. */
export function discountRoutes({ discounts }: Deps): Router {
  const router = Router();

  router.get('/', async (_req, res) => {
    res.json((await discounts.list()).map(toDiscount));
  });
  router.post('/', async (req, res) => {
    const fields = toFields(parseBody(discountCreate, req));
    res.status(201).json(toDiscount(await withOwnCode(discounts.create(fields))));
  });
  router.patch('/:id', async (req, res) => {
    const id = parseId(req);
    const { version, ...changes } = parseBody(discountUpdate, req);
    const row = await findDiscount(discounts, id);
    addAuditFacts(res, { before: toDiscount(row) });
    // The rules apply to the whole code: the changed fields must fit the others.
    const fields = toFields(parse(discountCreate, { ...wholeOf(row), ...changes }));
    const changed = await withOwnCode(discounts.update(id, fields, version ?? row.version));
    if (!changed) throw conflict(OUTDATED, { current: toDiscount(await findDiscount(discounts, id)) });
    res.json(toDiscount(changed));
  });
  return router;
}

async function findDiscount(discounts: DiscountStore, id: number): Promise<DiscountRow> {
  const row = await discounts.find(id);
  if (!row) throw notFound('No encontramos ese código.');
  return row;
}

function wholeOf(row: DiscountRow): DiscountCreate {
  const { id: _id, used: _used, version: _version, createdAt: _at, ...fields } = toDiscount(row);
  return fields;
}

const withOwnCode = <T>(write: Promise<T>): Promise<T> =>
  unlessTaken(write, () => {
    const message = 'Ya hay un código con ese nombre.';
    throw new AppError(400, message, { errors: { code: message } });
  });
