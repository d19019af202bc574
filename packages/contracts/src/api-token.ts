import * as z from 'zod/mini';
import { isoDate } from './common.ts';
import { SCOPES } from './scopes.ts';
import { line } from './typed-text.ts';

/** 'shop_' lets scanners find leaked tokens; 256 random bits follow. */
export const API_TOKEN_PREFIX = 'shop_';

/** A token of an integration, without its secret. */
export const apiToken = z.object({
  id: z.string(),
  name: z.string(),
  /** Not the enum: a token of a later release must still be listed. */
  scopes: z.array(z.string()),
  createdBy: z.string(),
  createdAt: isoDate,
  /** The token stops working at this moment. */
  endsAt: z.optional(isoDate),
  /** To the minute. */
  lastUsedAt: z.optional(isoDate),
  revokedAt: z.optional(isoDate),
});
export type ApiToken = z.infer<typeof apiToken>;
/** GET /api/admin/tokens */
export const apiTokenList = z.array(apiToken);

/** POST /api/admin/tokens */
export const apiTokenCreate = z.strictObject({
  name: line(1, 60, 'Escribe para qué es'),
  scopes: z
    .array(z.enum(SCOPES, 'Elige un permiso de la lista'), 'Elige al menos un permiso')
    .check(z.minLength(1, 'Elige al menos un permiso'), z.maxLength(SCOPES.length, 'Elige cada uno una vez')),
  /** The last day on which the token works, in the shop's zone. */
  endsOn: z.optional(z.iso.date('Elige un día')),
});
export type ApiTokenCreate = z.output<typeof apiTokenCreate>;

/** Its response: the only time that the token is shown. */
export const apiTokenMade = z.object({ ...apiToken.shape, token: z.string() });
export type ApiTokenMade = z.infer<typeof apiTokenMade>;
