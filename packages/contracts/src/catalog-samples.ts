import * as z from 'zod/mini';

/** GET, POST and DELETE /api/elixirs/samples: products and flowers that the shop came with and nobody made theirs. */
export const samples = z.object({
  elixirs: z.int(),
  flowers: z.int(),
  /** Names of sample flowers that the owner's products contain: these flowers stay. */
  kept: z.array(z.string()),
  /** Removed products and flowers that can come back. */
  removed: z.int(),
  /** The owner has a product of their own with their own picture. */
  hasOwn: z.boolean(),
});
export type Samples = z.infer<typeof samples>;
