import { isAskable } from '@shop/contracts/consent-words';
import type { Job } from '@shop/service-kit/job';
import type { CatalogClient } from '../shopping/catalog/catalog.client.ts';
import type { SettingsClient } from '../shopping/settings/settings.client.ts';
import type { PhotosClient } from './photos.client.ts';
import type { OpinionStore } from './opinion.store.ts';

export type TellCatalogDeps = {
  opinions: OpinionStore;
  catalog: Pick<CatalogClient, 'tellOpinions'>;
  settings: Pick<SettingsClient, 'read'>;
};

const EVERY_MS = 60_000;

/** Whether the shop shows what is published. */
const showsAny = async ({ settings }: TellCatalogDeps): Promise<boolean> =>
  isAskable((await settings.read()).notices, 'opinion');

/** Tells the catalogue what is public of a product now. @throws AppError 503 when it does not answer */
export async function tellCatalog(deps: TellCatalogDeps, elixirId: number): Promise<void> {
  const { opinions, catalog } = deps;
  const isShown = await showsAny(deps);
  const untold = await opinions.untold(elixirId, isShown);
  if (untold.length === 0) return;
  await catalog.tellOpinions(await opinions.published(elixirId, isShown));
  await opinions.told(untold, isShown);
}

/** The same of several: what is refused of one keeps none of the others. @throws the first refusal */
async function tellAll(deps: TellCatalogDeps, elixirIds: number[]): Promise<void> {
  const refusals: unknown[] = [];
  for (const elixirId of elixirIds)
    await tellCatalog(deps, elixirId).catch((error: unknown) => refusals.push(error));
  if (refusals.length > 0) throw refusals[0];
}

/** Takes away what the buyers of these orders said, here and on the pages. @throws AppError 503: a repetition goes on */
export const forgettingOpinions =
  (deps: TellCatalogDeps & { photos: Pick<PhotosClient, 'removeAll'> }) =>
  async (orderIds: string[]): Promise<void> => {
    for (const opinionId of await deps.opinions.withFiles(orderIds)) await deps.photos.removeAll(opinionId);
    await tellAll(deps, await deps.opinions.forget(orderIds));
  };

/** What could not be told when it was changed, and all of it once the owner shows opinions no more, or again. */
export const tellCatalogJob = (deps: TellCatalogDeps): Job => ({
  name: 'opinions',
  every: EVERY_MS,
  run: async () => tellAll(deps, await deps.opinions.untoldProducts(await showsAny(deps))),
});
