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
/** auth copies it to its database within seconds. */
const USE_KEPT_MS = 30 * 86_400_000;

/**
 * Looks a token up on every call, so that a revocation takes effect everywhere at once. Stores its use once a minute.
 * @throws AppError 401 for an unknown, expired or revoked token
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
 * The session of an integration: audit log and histories show its name. Its role is no role of the team, so that only
 * its scopes allow anything.
 */
export const sessionOfToken = ({ record: { name, scopes } }: TokenUse): Request['session'] =>
  ({
    admin: { id: 0, username: `Token API «${name}»`, role: 'token' },
    signedInAt: Date.now(),
    scopes,
  }) as unknown as Request['session'];
