import { randomBytes } from 'node:crypto';

const hex = () => randomBytes(2).toString('hex');
/** A new household's address: all tests count calls by address in one Redis. */
export const anAddress = (): string => `2001:db8:${hex()}:${hex()}::1`;
