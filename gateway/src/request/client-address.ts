import type { IncomingMessage } from 'node:http';
import proxyAddress from 'proxy-addr';

/** True for an address of this machine. */
export const isLoopback = (address: string): boolean => trustsLoopback(address, 0);
const trustsLoopback = proxyAddress.compile('loopback');

/**
 * Finds out who a request comes from: the connection's address, or, where that is a trusted proxy, the last address in
 * x-forwarded-for that no trusted proxy has.
 * @param trusted addresses, networks or names such as 'loopback', separated by commas
 * @param warn called once, when a proxy on this machine names a client but is not trusted: all clients look like one
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
    // A client that has gone already has no address. Where IPv4 and IPv6 share a socket, IPv4 has a name of its own.
    return peer ? proxyAddress(req, trusts).replace(/^::ffff:(?=[\d.]+$)/i, '') : '';
  };
}
