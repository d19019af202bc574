import type { IncomingMessage } from 'node:http';
import proxyAddress from 'proxy-addr';

/** True for an address of this machine. */
export const isLoopback = (address: string): boolean => trustsLoopback(address, 0);
const trustsLoopback = proxyAddress.compile('loopback');

/**
 * Finds the client's address: that of the connection, or, when that is a trusted proxy, the last address in
 * x-forwarded-for that belongs to no trusted proxy.
 * @param trusted addresses, networks or names such as 'loopback', separated by commas
 * @param warn called once, when an untrusted proxy on this machine names a client: all clients would look like one
 */
export function createClientAddress(trusted: string, warn: () => void): (req: IncomingMessage) => string {
  const names = trusted.split(',').map((name) => name.trim());
  const trusts = proxyAddress.compile(names.filter(Boolean));
  let hasWarned = false;
  return (req) => {
    const peer = req.socket.remoteAddress;
    if (!hasWarned && peer && req.headers['x-forwarded-for'] && isLoopback(peer) && !trusts(peer, 0)) {
      hasWarned = true;
      warn();
    }
    // A client that has left has no address. On a socket for IPv4 and IPv6, IPv4 addresses have a prefix.
    return peer ? proxyAddress(req, trusts).replace(/^::ffff:(?=[\d.]+$)/i, '') : '';
  };
}
