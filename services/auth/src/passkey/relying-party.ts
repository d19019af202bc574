import { isIP } from 'node:net';

/** The relying party of WebAuthn: a domain, and the one address whose pages may ask for its passkeys. */
type RelyingParty = { id: string; origin: string };

/**
 * Browsers allow passkeys on https and on localhost, only under a name and not under an IP address.
 * @returns undefined where the shop's public address is none of these
 */
export function relyingPartyOf(publicBaseUrl: string): RelyingParty | undefined {
  const { protocol, hostname, origin } = new URL(publicBaseUrl);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isIp = isIP(hostname.replace(/[[\]]/g, '')) !== 0;
  return (protocol === 'https:' || isLocal) && !isIp ? { id: hostname, origin } : undefined;
}
