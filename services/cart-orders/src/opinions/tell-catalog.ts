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

/** Whether the shop shows published opinions. */
const showsAny = async ({ settings }: TellCatalogDeps): Promise<boolean> =>
  isAskable((await settings.read()).notices, 'opinion');

/** Tells the catalogue what is public about a product. @throws AppError 503 when it does not answer */
export async function tellCatalog(deps: TellCatalogDeps, elixirId: number): Promise<void> {
  const { opinions, catalog } = deps;
  const isShown = await showsAny(deps);
  const untold = await opinions.untold(elixirId, isShown);
  if (untold.length === 0) return;
  await catalog.tellOpinions(await opinions.published(elixirId, isShown));
  await opinions.told(untold, isShown);
}

/** Does the same for several; a refusal does not stop the others. @throws the first refusal */
async function tellAll(deps: TellCatalogDeps, elixirIds: number[]): Promise<void> {
  const refusals: unknown[] = [];
  for (const elixirId of elixirIds)
    await tellCatalog(deps, elixirId).catch((error: unknown) => refusals.push(error));
  if (refusals.length > 0) throw refusals[0];
}

/** Removes these buyers' opinions, here and from the pages. @throws AppError 503: a repeated call continues */
export const forgettingOpinions =
  (deps: TellCatalogDeps & { photos: Pick<PhotosClient, 'removeAll'> }) =>
  async (orderIds: string[]): Promise<void> => {
    for (const opinionId of await deps.opinions.withFiles(orderIds)) await deps.photos.removeAll(opinionId);
    await tellAll(deps, await deps.opinions.forget(orderIds));
  };

/** Repeats failed calls, and tells about everything once the owner hides or shows opinions. */
export const tellCatalogJob = (deps: TellCatalogDeps): Job => ({
  name: 'opinions',
  every: EVERY_MS,
  run: async () => tellAll(deps, await deps.opinions.untoldProducts(await showsAny(deps))),
});
