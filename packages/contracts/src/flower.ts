import * as z from 'zod/mini';
import { apiError, autoId, imageUrl, version } from './common.ts';
import { taste } from './taste.ts';
import { line, text } from './typed-text.ts';

/** The forms that a blossom is drawn in on the bottle. */
export const BLOSSOMS = [
  'bell',
  'cluster',
  'dahlia',
  'daisy',
  'heart',
  'orchid',
  'pompom',
  'puff',
  'spike',
  'star',
] as const;
const blossom = z.enum(BLOSSOMS, 'Selecciona una forma');
export type BlossomForm = z.infer<typeof blossom>;

/** How a flower is drawn of which nobody said how. */
export const PLAIN_FLOWER = { color: '#eda92f', petals: '#f4c542', blossom: 'daisy' } as const;

const hex = z.string('Elige un color').check(z.regex(/^#[0-9a-f]{6}$/i, 'Elige un color'));

export const flower = z.object({
  id: autoId,
  name: z.string(),
  description: z.string(),
  properties: z.string(),
  imageUrl: z.string(),
  isAvailable: z.boolean(),
  scientificName: z.optional(z.string()),
  /** The tint that it gives the honey; `petals` is the colour of the flower itself. */
  color: z.optional(z.string()),
  petals: z.optional(z.string()),
  blossom: z.optional(z.catch(z.optional(blossom), undefined)),
  taste: z.optional(taste),
  /** When it flowers: 'noviembre y diciembre'. */
  season: z.optional(z.string()),
  version: z.optional(version),
});
export type Flower = z.infer<typeof flower>;
export const flowerList = z.array(flower);

const fields = {
  name: line(3, 100, 'El nombre debe tener al menos 3 caracteres'),
  description: text(10, 2000, 'La descripción debe tener al menos 10 caracteres'),
  properties: text(10, 2000, 'Las propiedades deben tener al menos 10 caracteres'),
  imageUrl,
  color: z.optional(hex),
  petals: z.optional(hex),
  blossom: z.optional(blossom),
  season: z.optional(line(0, 60, 'Máximo 60 caracteres')),
  /** '' takes it back. */
  scientificName: z.optional(line(0, 100, 'Máximo 100 caracteres')),
};

/** POST /api/flowers */
export const flowerCreate = z.strictObject({
  ...fields,
  taste: z.optional(taste),
  isAvailable: z._default(z.boolean(), true),
});
export type FlowerCreate = z.output<typeof flowerCreate>;

/**
 * PATCH /api/flowers/{id}: any of the fields; with the version that was read, a newer one is a 409. Whoever sends back
 * the whole flower that was read brings its `id` along, which must be what it is.
 */
export const flowerUpdate = z.partial(
  z.strictObject({
    ...fields,
    taste,
    isAvailable: z.boolean(),
    version,
    id: autoId,
  }),
);
export type FlowerUpdate = z.infer<typeof flowerUpdate>;

/** The 409 of PATCH: the flower as somebody else stored it meanwhile. */
export const flowerConflict = z.extend(apiError, { current: flower });

/** `version` is of the flower that is being changed. */
export const flowerForm = z.object({ ...fields, isAvailable: z.boolean(), version: z.optional(version) });
export type FlowerForm = z.infer<typeof flowerForm>;
