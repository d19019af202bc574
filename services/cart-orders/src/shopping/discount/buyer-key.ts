import { createHash } from 'node:crypto';

const DOTLESS = ['gmail.com', 'googlemail.com'];

/** One form for all spellings of a mailbox: lower case, without '+…' and without the dots that Gmail ignores. */
export function normalizeEmail(email: string): string {
  const [box = '', domain = ''] = email.trim().toLowerCase().split('@');
  const name = box.split('+')[0]!;
  const isDotless = DOTLESS.includes(domain);
  return `${isDotless ? name.replaceAll('.', '') : name}@${isDotless ? 'gmail.com' : domain}`;
}

/** Tells buyers of a code apart without storing addresses beside the codes. */
export const buyerKey = (email: string): string =>
  createHash('sha256').update(normalizeEmail(email)).digest('base64url').slice(0, 22);
