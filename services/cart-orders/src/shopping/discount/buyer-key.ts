import { createHash } from 'node:crypto';

const DOTLESS = ['gmail.com', 'googlemail.com'];

/** One mailbox in all its spellings: capitals, what follows a plus, and the dots that Gmail does not read. */
export function normalizeEmail(email: string): string {
  const [box = '', domain = ''] = email.trim().toLowerCase().split('@');
  const name = box.split('+')[0]!;
  const isDotless = DOTLESS.includes(domain);
  return `${isDotless ? name.replaceAll('.', '') : name}@${isDotless ? 'gmail.com' : domain}`;
}

/** Tells one buyer of a code from another, without keeping addresses beside the codes. */
export const buyerKey = (email: string): string =>
  createHash('sha256').update(normalizeEmail(email)).digest('base64url').slice(0, 22);
