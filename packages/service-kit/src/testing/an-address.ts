import { randomBytes } from 'node:crypto';

const hex = () => randomBytes(2).toString('hex');
/** Of a household of its own: all tests count calls by address in one Redis. */
export const anAddress = (): string => `2001:db8:${hex()}:${hex()}::1`;
