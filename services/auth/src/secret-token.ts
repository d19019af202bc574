import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a link or a cookie: too many to guess, so a plain digest is enough. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Stored in place of a secret, and used in keys for texts of any length. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
