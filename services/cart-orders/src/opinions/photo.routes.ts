import { isAskable } from '@shop/contracts/consent-words';
import { shownQuery } from '@shop/contracts/opinion';
import { MOST_PHOTOS } from '@shop/contracts/opinion-photo';
import { photoKeyParam, photoQuery } from '@shop/contracts/opinion-photo-key';
import { conflict, notFound, parseParam, parseQuery } from '@shop/service-kit/errors';
import { Router, type Request, type Response } from 'express';
import { randomId } from '../random-id.ts';
import { askedBy, NOTHING, OVER, toAsked, type OpinionDeps } from './asked-by.ts';
import { isForgotten, mayTell } from './may-tell.ts';
import type { OpinionRow } from './opinion.model.ts';
import { tellCatalog } from './tell-catalog.ts';

const NO_PHOTO = 'No encontramos esa foto.';
const ENOUGH = `Máximo ${MOST_PHOTOS} fotos por opinión.`;

/** Public: more opinions than the ten on a product's page, and photos of published ones. */
export function shownRoutes({ opinions, photos, settings, limit }: OpinionDeps): Router {
  const router = Router();
  const isShown = async () => isAskable((await settings.read()).notices, 'opinion');
  router.get('/', limit, async (req, res) => {
    const { ids, page } = parseQuery(shownQuery, req);
    const asked = { ids: ids.split(',').map(Number), page };
    res.json((await isShown()) ? await opinions.shown(asked) : []);
  });
  router.get('/photos/:key', limit, async (req, res) => {
    const key = parseParam(photoKeyParam, req, 'key');
    const { whole } = parseQuery(photoQuery, req);
    const said = (await isShown()) && (await opinions.withPhoto(key));
    if (!said) throw notFound(NO_PHOTO);
    // A short time, because a hidden photo must disappear.
    res.set('Cache-Control', 'public, max-age=300');
    await photos.send({ opinionId: said._id, key, isWhole: Boolean(whole) }, res);
  });
  return router;
}

/** The photos that a buyer may add, see and delete with the mail's link. */
export function photosOfBuyers(deps: OpinionDeps): Router {
  const router = Router();
  const { opinions, photos, orders, limit, limitPhotos } = deps;
  const saidBy = async (req: Request) => {
    const asked = await askedBy(deps, req);
    const of = { orderId: asked.order._id, elixirId: asked.elixirId };
    return { asked, of, said: await opinions.of(of) };
  };
  router.post('/:token/photos', limitPhotos, async (req, res) => {
    const { asked, of, said } = await saidBy(req);
    if (!mayTell(asked.order)) throw conflict(OVER);
    if (!said) throw conflict('Envía primero tu opinión, y después sus fotos.');
    if ((said.photos?.length ?? 0) >= MOST_PHOTOS) throw conflict(ENOUGH);
    const photo = { opinionId: said._id, key: randomId() };
    await opinions.expectFiles(of);
    await photos.store(photo, req);
    const now = await opinions.addPhoto(of, photo.key);
    const order = await orders.find(of.orderId);
    // The buyer was forgotten during the upload, so nothing is kept.
    if (!order || isForgotten(order)) {
      await opinions.forget([of.orderId]);
      await photos.removeAll(said._id);
      throw notFound(NOTHING);
    }
    if (!now) await photos.remove(photo);
    if (!now) throw conflict(ENOUGH);
    await tellCatalog(deps, of.elixirId).catch(() => undefined);
    res.status(201).json(toAsked(asked, now));
  });
  router.get('/:token/photos/:key', limit, async (req, res) => {
    const { said } = await saidBy(req);
    await sendPhoto(deps, { req, said }, res);
  });
  router.delete('/:token/photos/:key', limit, async (req, res) => {
    const { asked, of, said } = await saidBy(req);
    const key = parseParam(photoKeyParam, req, 'key');
    if (!said?.photos?.includes(key)) throw notFound(NO_PHOTO);
    // The file first: a failed removal can be repeated while the opinion still lists it.
    await photos.remove({ opinionId: said._id, key });
    const now = await opinions.takePhoto(of, key);
    await tellCatalog(deps, of.elixirId).catch(() => undefined);
    res.json(toAsked(asked, now));
  });
  return router;
}

/** Sends a photo of an opinion in any state, to its buyer or to the team. */
export async function sendPhoto(
  { photos }: Pick<OpinionDeps, 'photos'>,
  { req, said }: { req: Request; said: OpinionRow | null },
  res: Response,
): Promise<void> {
  const key = parseParam(photoKeyParam, req, 'key');
  const { whole } = parseQuery(photoQuery, req);
  if (!said?.photos?.includes(key)) throw notFound(NO_PHOTO);
  res.set('Cache-Control', 'private, no-store');
  await photos.send({ opinionId: said._id, key, isWhole: Boolean(whole) }, res);
}
