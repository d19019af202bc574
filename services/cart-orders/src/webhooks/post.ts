import { lookup as dnsLookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '@shop/service-kit/public-address';

export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>;
type PostOptions = {
  /** Private networks and http, for installations that allow them: development, tests. */
  allowsPrivate: boolean;
  timeoutMs: number;
  resolve?: Resolve;
  isPublic?: (address: string) => boolean;
};
export type Message = { url: string; headers: Record<string, string>; body: string | Buffer };
export type Post = (message: Message) => Promise<number>;

/** Only the status of an answer is kept, so its body is cut off. */
const LONGEST_ANSWER = 64 * 1024;

/** A reason, for people, why nothing was sent. */
export class RefusedAddress extends Error {}
const PRIVATE = 'La dirección lleva a una red privada o a la propia máquina.';
const PLAIN = 'La dirección debe empezar con https://.';

/**
 * Sends a message to an address that an owner typed. The name is resolved once, and the checked address is the one
 * connected to, so a name that changes in between is harmless. Redirects are not followed.
 * @returns answers the status; rejects when there is no answer in time, or with RefusedAddress
 */
export function createPost({ allowsPrivate, timeoutMs, ...given }: PostOptions): Post {
  const { resolve = (host) => dnsLookup(host, { all: true }), isPublic = isPublicAddress } = given;
  const mayConnect = (address: string) => allowsPrivate || isPublic(address);
  const lookup: LookupFunction = (host, options, done) => {
    resolve(host).then(
      (found) => {
        if (!found[0] || !found.every(({ address }) => mayConnect(address)))
          return done(new RefusedAddress(PRIVATE), '');
        return options.all ? done(null, found) : done(null, found[0].address, found[0].family);
      },
      (error: NodeJS.ErrnoException) => done(error, ''),
    );
  };

  return async ({ url, headers, body }) => {
    const { protocol, hostname } = new URL(url);
    // An IP address is not resolved, so it is checked here.
    const host = hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) && !mayConnect(host)) throw new RefusedAddress(PRIVATE);
    if (protocol !== 'https:' && !allowsPrivate) throw new RefusedAddress(PLAIN);
    const send = protocol === 'https:' ? requestHttps : requestHttp;
    const { promise, resolve: answered, reject } = Promise.withResolvers<number>();
    // A new connection: the address of a reused one was not checked for this message.
    const options = { method: 'POST', headers, agent: false, lookup, signal: AbortSignal.timeout(timeoutMs) };
    const sent = send(url, options, (response) => {
      let length = 0;
      response.on('error', () => undefined);
      response.on('data', (part: Buffer) => {
        length += part.length;
        if (length > LONGEST_ANSWER) response.destroy();
      });
      answered(response.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end(body);
    return promise;
  };
}
