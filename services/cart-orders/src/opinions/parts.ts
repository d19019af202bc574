import type { Base } from '@shop/service-kit/service/open-base';
import type { CartOrdersConfig } from '../config.ts';
import { createOpinionLinks } from './opinion-links.ts';
import { opinionModel } from './opinion.model.ts';
import { createOpinionStore } from './opinion.store.ts';
import { createPhotosClient } from './photos.client.ts';
import { forgettingOpinions, type TellCatalogDeps } from './tell-catalog.ts';

export const opinionModels = [opinionModel];

/** Buyers' opinions, built from the database and the catalogue that shows them. */
export function opinionParts(
  { config, db }: Base<CartOrdersConfig>,
  told: Omit<TellCatalogDeps, 'opinions'>,
) {
  const opinions = createOpinionStore(db);
  const photos = createPhotosClient({ url: config.CONTENT_MEDIA_URL, token: config.INTERNAL_TOKEN });
  return {
    opinions,
    photos,
    opinionLinks: createOpinionLinks({
      publicBaseUrl: config.PUBLIC_BASE_URL,
      secret: config.SESSION_SECRET,
    }),
    forgetOpinions: forgettingOpinions({ opinions, photos, ...told }),
  };
}
