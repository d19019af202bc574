import type { Request } from 'express';
import type { Redis } from 'ioredis';
import { unauthorized } from '../errors.ts';
import {
  hashOfToken,
  looksLikeToken,
  recordKey,
  REVOKED,
  usedKey,
  type TokenRecord,
} from './token-record.ts';

type TokenUse = { hash: string; record: TokenRecord };

const NOT_VALID = 'El token no es válido, terminó o fue revocado.';
const MINUTE_MS = 60_000;
/** auth takes it over within seconds. */
const USE_KEPT_MS = 30 * 86_400_000;

/**
 * Looks a token up, anew for each call, so that a revocation counts everywhere at once. Its use is noted, once a minute.
 * @throws AppError 401 for one that is unknown, ended or revoked
 */
export async function useToken(redis: Redis, token: string, now = Date.now()): Promise<TokenUse> {
  if (!looksLikeToken(token)) throw unauthorized(NOT_VALID);
  const hash = hashOfToken(token);
  const [stored, used] = await redis.mget(recordKey(hash), usedKey(hash));
  if (!stored || stored === REVOKED) throw unauthorized(NOT_VALID);
  const record = JSON.parse(stored) as TokenRecord;
  if (record.endsAt !== undefined && now >= record.endsAt) throw unauthorized(NOT_VALID);
  if (now - Number(used ?? 0) >= MINUTE_MS) await redis.set(usedKey(hash), now, 'PX', USE_KEPT_MS);
  return { hash, record };
}

/**
 * The place of a signed-in administrator, for whom the audit log and histories name the integration. Its role is none of
 * the team's, so that it may nothing but what its scopes say.
 */
export const sessionOfToken = ({ record: { name, scopes } }: TokenUse): Request['session'] =>
  ({
    admin: { id: 0, username: `Token API «${name}»`, role: 'token' },
    signedInAt: Date.now(),
    scopes,
  }) as unknown as Request['session'];
