import { recordKey, REVOKED, usedKey, type TokenRecord } from '@shop/service-kit/api-token/token-record';
import type { Redis } from 'ioredis';
import type { ApiTokenRow, ApiTokenStore } from './api-token.store.ts';

type Deps = { redis: Redis; tokens: ApiTokenStore };
export type TokenCopies = ReturnType<typeof createTokenCopies>;

/** Longer than a revoked token is stored, so that nothing can restore its copy. */
const REVOKED_KEPT_MS = 90 * 86_400_000;

const recordOf = ({ name, scopes, endsAt }: ApiTokenRow): TokenRecord => ({
  name,
  scopes,
  ...(endsAt && { endsAt: endsAt.getTime() }),
});

/**
 * The tokens that the services check, in the same Redis as sessions, so that a revocation takes effect everywhere with
 * the next call. MongoDB is the durable copy: `sync` repairs a Redis that lost its data or missed a change.
 */
export function createTokenCopies({ redis, tokens }: Deps) {
  /** Never overwrites a revocation: the row may have been read before it. */
  async function put(row: ApiTokenRow): Promise<void> {
    const key = recordKey(row.tokenHash);
    if (row.revokedAt) await redis.set(key, REVOKED, 'PX', REVOKED_KEPT_MS);
    else await redis.set(key, JSON.stringify(recordOf(row)), 'NX');
  }

  async function revoke(_id: string): Promise<ApiTokenRow | null> {
    const row = await tokens.revoke(_id);
    if (row) await put(row);
    return row;
  }

  async function takeUse({ _id, tokenHash, lastUsedAt }: ApiTokenRow): Promise<void> {
    const used = Number((await redis.get(usedKey(tokenHash))) ?? 0);
    if (used > (lastUsedAt?.getTime() ?? 0)) await tokens.setUsed(_id, new Date(used));
  }

  return {
    put,
    /** @returns null when there is no such token @throws when Redis is down: then the caller must repeat it */
    revoke,
    /** Call it when somebody stops being an owner: they know the tokens that they made. */
    revokeMadeBy: async (userId: number): Promise<void> => {
      for (const { _id } of await tokens.madeBy(userId)) await revoke(_id);
    },

    /** Repairs the copies, and stores when each token was last used. */
    async sync(): Promise<void> {
      for (const row of await tokens.list()) {
        await put(row);
        await takeUse(row);
      }
    },
  };
}
