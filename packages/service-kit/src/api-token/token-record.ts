import { createHash } from 'node:crypto';
import { API_TOKEN_PREFIX } from '@shop/contracts/api-token';

/** What services know of a token, as JSON in Redis; auth keeps it there (docs/decisions/0034). */
export type TokenRecord = {
  name: string;
  scopes: string[];
  /** Milliseconds since 1970; without it the token has no end. */
  endsAt?: number;
};

/** Stands in the place of a record, so that nobody who read it earlier puts it back. */
export const REVOKED = 'revoked';

const FORM = new RegExp(`^${API_TOKEN_PREFIX}[\\w-]{43}$`);
export const looksLikeToken = (given: string): boolean => FORM.test(given);

/**
 * Under which a token is kept. One round of SHA-256 is enough: nobody guesses 256 random bits, and slow hashes are for
 * what people choose themselves.
 */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export const recordKey = (hash: string): string => `api-token:${hash}`;
/** When it was used last, milliseconds since 1970. */
export const usedKey = (hash: string): string => `api-token-used:${hash}`;
