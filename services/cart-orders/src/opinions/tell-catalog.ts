import type { Job } from '@shop/service-kit/job';
import type { CatalogClient } from '../shopping/catalog/catalog.client.ts';
import type { OpinionStore } from './opinion.store.ts';

export type TellCatalogDeps = { opinions: OpinionStore; catalog: Pick<CatalogClient, 'tellOpinions'> };

const EVERY_MS = 60_000;

/** Tells the catalogue what is public of a product now. @throws AppError 503 when it does not answer */
export async function tellCatalog({ opinions, catalog }: TellCatalogDeps, elixirId: number): Promise<void> {
  const untold = await opinions.untold(elixirId);
  if (untold.length === 0) return;
  await catalog.tellOpinions(await opinions.published(elixirId));
  await opinions.told(untold);
}

/** Takes away what the buyers of these orders said, here and on the pages. @throws AppError 503: a repetition goes on */
export const forgettingOpinions =
  (deps: TellCatalogDeps) =>
  async (orderIds: string[]): Promise<void> => {
    for (const elixirId of await deps.opinions.forget(orderIds)) await tellCatalog(deps, elixirId);
  };

/** What could not be told when it was changed. */
export const tellingOpinions = (deps: TellCatalogDeps): Job => ({
  name: 'opinions',
  every: EVERY_MS,
  run: async () => {
    for (const elixirId of await deps.opinions.untoldProducts()) await tellCatalog(deps, elixirId);
  },
});
