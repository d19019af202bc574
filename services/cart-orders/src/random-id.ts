import { randomBytes } from 'node:crypto';

/** An unguessable id (144 bits) for carts, checkouts and orders. */
export const randomId = (): string => randomBytes(18).toString('base64url');
