const LONGEST = 2_000;

/**
 * An address from outside that may become a link: https anywhere, http only on one of the `trusted` origins, never
 * another scheme and never with a password in it.
 */
export function safeLink(text: unknown, trusted: string[] = []): string | undefined {
  if (typeof text !== 'string' || text.length > LONGEST || !URL.canParse(text)) return undefined;
  const { protocol, origin, username, password, href } = new URL(text);
  if (username || password) return undefined;
  return protocol === 'https:' || (protocol === 'http:' && trusted.includes(origin)) ? href : undefined;
}
