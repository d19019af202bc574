import * as z from 'zod/mini';
import { autoId, imageUrl, text } from './common.ts';

export const flower = z.object({
  id: autoId,
  name: z.string(),
  description: z.string(),
  properties: z.string(),
  imageUrl: z.string(),
  isAvailable: z.boolean(),
  scientificName: z.optional(z.string()),
});
export type Flower = z.infer<typeof flower>;
export const flowerList = z.array(flower);

const fields = {
  name: text(3, 100, 'El nombre debe tener al menos 3 caracteres'),
  description: text(10, 2000, 'La descripción debe tener al menos 10 caracteres'),
  properties: text(10, 2000, 'Las propiedades deben tener al menos 10 caracteres'),
  imageUrl,
};

/** POST /api/flowers */
export const flowerCreate = z.strictObject({ ...fields, isAvailable: z._default(z.boolean(), true) });
export type FlowerCreate = z.output<typeof flowerCreate>;

/** PATCH /api/flowers/{id}: any of the fields. */
export const flowerUpdate = z.partial(z.strictObject({ ...fields, isAvailable: z.boolean() }));
export type FlowerUpdate = z.infer<typeof flowerUpdate>;

export const flowerForm = z.object({ ...fields, isAvailable: z.boolean() });
export type FlowerForm = z.infer<typeof flowerForm>;
