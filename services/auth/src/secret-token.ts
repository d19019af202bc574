import { createHash, randomBytes } from 'node:crypto';

/** 256 bits for a link or a cookie: nobody tries them out, so that a plain digest hides them. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored in the place of a secret, and what stands in keys for texts of any length. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
