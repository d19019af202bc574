import { byName } from '@shop/contracts/by-name';
import { elixirCreate, elixirListQuery, elixirUpdate } from '@shop/contracts/elixir';
import { addAuditFacts } from '@shop/service-kit/audit/record-changes';
import { badRequest, conflict, notFound, parseBody, parseId, parseQuery } from '@shop/service-kit/errors';
import { tellCount } from '@shop/service-kit/list-count/list-count';
import { Router } from 'express';
import type { MediaUrls } from '@shop/service-kit/media-urls';
import type { FlowerStore } from '../flower/flower.store.ts';
import { refuseOtherId } from '../sent-back.ts';
import { refuseOutdated } from '../version.ts';
import { givingCodes } from './codes.ts';
import { refuseUnknownFlowers } from './elixir-flowers.ts';
import type { ElixirRow } from './elixir.model.ts';
import type { Families } from './families.ts';
import { refuseKit } from './kit-rules.ts';
import type { ElixirStore } from './elixir.store.ts';
import { toAdminElixir, toElixir, toFields, toNewFields } from './elixir.view.ts';

type Deps = {
  elixirs: ElixirStore;
  families: Pick<Families, 'names'>;
  flowers: FlowerStore;
  media: MediaUrls;
};

const UNSEEN_STOCK =
  'Las existencias pueden haberse movido desde que las leíste: manda también las que leíste, en «stockSeen».';
const isOtherCount = (to: number | null | undefined, counted: number | null): boolean =>
  typeof to === 'number' && counted !== null && to !== counted;

/** /api/elixirs: the menu for everyone, the catalogue for administrators. */
export function elixirRoutes({ elixirs, families, flowers, media }: Deps): Router {
  const router = Router();
  const found = (row: ElixirRow | null) => {
    if (!row) throw notFound('No encontramos ese elixir.');
    return row;
  };
  const shown = (row: ElixirRow | null) => toElixir(found(row), media);
  const answer = (row: ElixirRow | null) => toAdminElixir(found(row), media);

  router.get('/', async (req, res) => {
    const { rows, ...counted } = await elixirs.page(parseQuery(elixirListQuery, req));
    tellCount(res, counted).json(rows.map(answer));
  });

  router.get('/families', async (_req, res) => {
    res.json((await families.names()).toSorted(byName));
  });

  router.get('/:id', async (req, res) => {
    res.json(shown(await elixirs.findPredesigned(parseId(req))));
  });

  router.post('/', async (req, res) => {
    const fields = toNewFields(parseBody(elixirCreate, req), media);
    await refuseUnknownFlowers(flowers, fields.flowers);
    await refuseKit(elixirs, { fields, stock: fields.stock });
    res.status(201).json(answer(await givingCodes(elixirs, { fields }, () => elixirs.create(fields))));
  });

  router.patch('/:id', async (req, res) => {
    const id = parseId(req);
    const {
      version,
      id: sentId,
      stock: to,
      stockSeen,
      reserved: _,
      left: _made,
      ...changes
    } = parseBody(elixirUpdate, req);
    refuseOtherId(id, sentId);
    const before = found(await elixirs.find(id));
    addAuditFacts(res, { before: answer(before) });
    if (changes.flowers) await refuseUnknownFlowers(flowers, changes.flowers, before.flowers);
    const fields = toFields(changes, media, answer(before));
    if (to === undefined && Object.keys(fields).length === 0) throw badRequest('No hay cambios que guardar.');
    await refuseKit(elixirs, { fields, stock: to, before });
    const counted = before.stock ?? null;
    // Sales change no version, so the difference can only be computed from the stock that was read.
    if (version !== undefined && stockSeen === undefined && isOtherCount(to, counted))
      throw conflict(UNSEEN_STOCK, { current: answer(before) });
    const stock = to === undefined ? undefined : { to, seen: stockSeen === undefined ? counted : stockSeen };
    const changed = await givingCodes(elixirs, { fields, before }, () =>
      elixirs.update(id, { version, fields, stock }),
    );
    const current = changed ?? (await elixirs.find(id));
    if (!changed && current) refuseOutdated('este elixir', answer(current));
    res.json(answer(current));
  });

  router.delete('/:id', async (req, res) => {
    res.json(answer(await elixirs.delete(parseId(req))));
  });

  return router;
}
