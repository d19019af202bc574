import type { IncomingMessage } from 'node:http';
import express from 'express';

const LOOPBACK = /^(::1$|127\.|::ffff:127\.)/;

/**
 * Answers who a request comes from: the connection's address, or, where that is a trusted proxy, the last address in
 * x-forwarded-for that no trusted proxy has.
 * @param trusted addresses, networks or names such as 'loopback', separated by commas
 * @param unheard told once, when a proxy on this machine names a client but is not trusted: all clients look like one
 */
export function createClientAddress(
  trusted: string,
  unheard: () => void = () => undefined,
): (req: IncomingMessage) => string {
  const settings = express();
  const names = trusted.split(',').map((name) => name.trim());
  settings.set('trust proxy', names.filter(Boolean));
  const trusts = settings.get('trust proxy fn') as (address: string, hop: number) => boolean;
  let isTold = false;
  return (req) => {
    const said = String(req.headers['x-forwarded-for'] ?? '').split(',');
    const hops = said
      .map((hop) => hop.trim())
      .filter(Boolean)
      .toReversed();
    let client = req.socket.remoteAddress ?? '';
    if (!isTold && hops.length > 0 && LOOPBACK.test(client) && !trusts(client, 0)) {
      isTold = true;
      unheard();
    }
    for (const [i, hop] of hops.entries()) {
      if (!trusts(client, i)) break;
      client = hop;
    }
    return client;
  };
}
