import * as z from 'zod/mini';
import { reorderResponse } from './order.ts';

/** As it was typed; a pickup order has no address. */
const address = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.optional(z.string()),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  notes: z.optional(z.string()),
  gift: z.optional(z.object({ recipient: z.string(), message: z.optional(z.string()) })),
});

/** POST /api/consents/{token}/resume: an unfinished purchase in this browser's cart, and its address. */
export const resumed = z.extend(reorderResponse, { address });
export type Resumed = z.infer<typeof resumed>;
