import * as z from 'zod/mini';
import { flower } from './flower.ts';
import { publicLot } from './lot.ts';
import { blendList } from './menu.ts';

/** The public part of a harvest that jars are filled from. */
const harvest = z.pick(publicLot, { code: true, place: true, packedOn: true });

/**
 * GET /api/flowers/named/{slug}: by a current or earlier name of its page; 410 for a deleted flower. With `isMore` the
 * menu has more blends with it.
 */
export const namedFlower = z.object({
  flower: z.required(flower, { slug: true }),
  blends: blendList,
  isMore: z.optional(z.boolean()),
  lots: z.array(harvest),
});
export type NamedFlower = z.infer<typeof namedFlower>;
