import { createHash } from 'node:crypto';
import { API_TOKEN_PREFIX } from '@shop/contracts/api-token';

/** The record of a token that services read, as JSON in Redis; auth writes it (docs/decisions/0034). */
export type TokenRecord = {
  name: string;
  scopes: string[];
  /** Milliseconds since 1970; absent means that the token has no end. */
  endsAt?: number;
};

/** Replaces a revoked record, so that a service that read the record earlier cannot write it back. */
export const REVOKED = 'revoked';

const FORM = new RegExp(`^${API_TOKEN_PREFIX}[\\w-]{43}$`);
export const looksLikeToken = (given: string): boolean => FORM.test(given);

/**
 * The key under which a token is stored. One round of SHA-256 is enough: nobody guesses 256 random bits, and slow
 * hashes are for passwords that people choose.
 */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export const recordKey = (hash: string): string => `api-token:${hash}`;
/** When the token was last used, in milliseconds since 1970. */
export const usedKey = (hash: string): string => `api-token-used:${hash}`;
