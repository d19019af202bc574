import { badValue, notSupported } from '../errors.ts';

/**
 * A password as SCRAM-SHA-256 hashes it. MongoDB prepares it by SASLprep, which leaves printable ASCII as it is;
 * others would need its tables, so they are refused instead of being hashed differently from the client.
 */
export function preparedPassword(password: string): string {
  if (password === '') throw badValue('Password cannot be empty');
  if (/^[\x20-\x7e]+$/.test(password)) return password;
  throw notSupported('a password with other characters than printable ASCII');
}
