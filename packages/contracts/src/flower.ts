import * as z from 'zod/mini';
import { apiError, autoId, imageUrl, isoDate, version } from './common.ts';
import { MAX_FLOWERS_PER_ELIXIR } from './constants.ts';
import { toldFacts, writtenFacts } from './fact-schemas.ts';
import { FLOWER_FACTS } from './flower-facts.ts';
import { line, text } from './typed-text.ts';

export const flower = z.object({
  id: autoId,
  name: z.string(),
  description: z.string(),
  properties: z.string(),
  imageUrl: z.string(),
  isAvailable: z.boolean(),
  ...toldFacts(FLOWER_FACTS),
  version: z.optional(version),
  /** The name of its page: '/flores/xtabentun'. */
  slug: z.optional(z.string()),
  updatedAt: z.optional(isoDate),
});
export type Flower = z.infer<typeof flower>;
export const flowerList = z.array(flower);

const fields = {
  name: line(3, 100, 'El nombre debe tener al menos 3 caracteres'),
  description: text(10, 2000, 'La descripción debe tener al menos 10 caracteres'),
  properties: text(10, 2000, 'Las propiedades deben tener al menos 10 caracteres'),
  imageUrl,
  ...writtenFacts(FLOWER_FACTS),
};

/** POST /api/flowers */
export const flowerCreate = z.strictObject({
  ...fields,
  isAvailable: z._default(z.boolean(), true),
});
export type FlowerCreate = z.output<typeof flowerCreate>;

/**
 * PATCH /api/flowers/{id}: any of the fields; with the version that was read, a newer one is a 409. A client may send
 * the whole flower back; its `id` must then be the path's, and read-only fields are ignored.
 */
export const flowerUpdate = z.partial(
  z.strictObject({
    ...fields,
    isAvailable: z.boolean(),
    version,
    id: autoId,
    slug: z.string().check(z.regex(/^[a-z0-9-]{1,120}$/)),
    updatedAt: isoDate,
  }),
);
export type FlowerUpdate = z.infer<typeof flowerUpdate>;

/** The 409 of PATCH: the flower as somebody else stored it meanwhile. */
export const flowerConflict = z.extend(apiError, { current: flower });

/** GET /api/flowers/recipe?flores=1,5: leads to the picture of a bottle with these flowers. */
export const recipeQuery = z.object({
  flores: z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/, 'Elige flores')),
    z.transform((ids) => [...new Set(ids.split(',').map(Number))].slice(0, MAX_FLOWERS_PER_ELIXIR)),
  ),
});

/** `version` is that of the edited flower. */
export const flowerForm = z.object({ ...fields, isAvailable: z.boolean(), version: z.optional(version) });
export type FlowerForm = z.infer<typeof flowerForm>;
