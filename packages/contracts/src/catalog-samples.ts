import * as z from 'zod/mini';

/** GET, POST and DELETE /api/elixirs/samples: products and flowers that the shop came with and nobody made theirs. */
export const samples = z.object({
  elixirs: z.int(),
  flowers: z.int(),
  /** Names of flowers among these that products of the owner's are made of: they stay. */
  kept: z.array(z.string()),
  /** Products and flowers that were taken out and can come back. */
  removed: z.int(),
  /** There is a product of the owner's, with a picture of the owner's. */
  hasOwn: z.boolean(),
});
export type Samples = z.infer<typeof samples>;
