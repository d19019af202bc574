import type { IncomingMessage } from 'node:http';
import express from 'express';

/**
 * Answers who a request comes from: the connection's address, or, where that is a trusted proxy, the last address in
 * x-forwarded-for that no trusted proxy has.
 * @param trusted addresses, networks or names such as 'loopback', separated by commas
 */
export function createClientAddress(trusted: string): (req: IncomingMessage) => string {
  const settings = express();
  const names = trusted.split(',').map((name) => name.trim());
  settings.set('trust proxy', names.filter(Boolean));
  const trusts = settings.get('trust proxy fn') as (address: string, hop: number) => boolean;
  return (req) => {
    const said = String(req.headers['x-forwarded-for'] ?? '').split(',');
    const hops = said
      .map((hop) => hop.trim())
      .filter(Boolean)
      .toReversed();
    let client = req.socket.remoteAddress ?? '';
    for (const [i, hop] of hops.entries()) {
      if (!trusts(client, i)) break;
      client = hop;
    }
    return client;
  };
}
