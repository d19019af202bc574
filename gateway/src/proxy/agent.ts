import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { connect, type NetConnectOpts, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { isAway } from '@shop/http/grace-period';
import type { OutageHold } from '@shop/http/outage-hold';
import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';

/** A host that vanished sends no refusal: its silence counts as one after this long. */
const CONNECT_MS = 1_500;

/** Options of a request that the agent reads. */
export type WaitOption = {
  /** False when the caller has something to show instead of waiting for a service that is being replaced. */
  waits?: boolean;
};
type Wanted = NetConnectOpts & WaitOption;
type Done = (error: Error | null, socket?: Duplex) => void;
type Options = { hold: OutageHold; lookup?: typeof lookupAnew };

/**
 * Connections to one service. An idle one is closed after 2 s, before a stopping service would cut it. A service
 * that hangs uses at most its own 256 connections: other services are not affected.
 *
 * A service may have several instances that come and go. Its name is resolved for every new connection, and when an
 * instance refuses, the next one is tried. A request gets its socket only once it is connected: a request that waits
 * was sent to nobody, so it may be of any kind.
 */
export function createAgent(target: string, { hold, lookup = lookupAnew }: Options): HttpAgent {
  const options = { keepAlive: true, maxSockets: 256, maxFreeSockets: 64, timeout: 2_000, lookup };
  if (target.startsWith('https:')) return new HttpsAgent(options);
  const agent = new HttpAgent(options);
  // Node's types do not show that the callback may deliver the connection later.
  agent.createConnection = ((wanted: Wanted, done: Done) => {
    openOrWait(wanted, hold).then(
      (socket) => done(null, socket),
      (error: Error) => done(error),
    );
    return undefined;
  }) as unknown as HttpAgent['createConnection'];
  return agent;
}

async function openOrWait(wanted: Wanted, hold: OutageHold): Promise<Socket> {
  const probe = () =>
    open(wanted).then(
      (socket) => (socket.destroy(), true),
      () => false,
    );
  for (;;) {
    try {
      const socket = await open(wanted);
      hold.reached();
      return socket;
    } catch (error) {
      if (wanted.waits === false || !isAway(error) || !(await hold.waitUntilBack(probe))) throw error;
    }
  }
}

function open(options: NetConnectOpts): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ ...options, autoSelectFamily: true });
    const tooLong = () =>
      socket.destroy(Object.assign(new Error('connect timeout'), { code: 'ETIMEDOUT', syscall: 'connect' }));
    const timer = setTimeout(tooLong, CONNECT_MS);
    socket.once('close', () => clearTimeout(timer));
    socket.once('error', reject);
    socket.once('connect', () => {
      clearTimeout(timer);
      socket.off('error', reject);
      resolve(socket);
    });
  });
}

type Answer = (
  error: NodeJS.ErrnoException | null,
  address: LookupAddress[] | string,
  family?: number,
) => void;

/**
 * Resolves a name, starting at another of its addresses each time: the system sorts a service's instances by
 * distance, which would send all requests to the same one.
 */
export function lookupAnew(name: string, options: LookupOptions, answer: Answer): void {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    if (error) return answer(error, []);
    const first = Math.floor(Math.random() * addresses.length);
    const turned = [...addresses.slice(first), ...addresses.slice(0, first)];
    if (options.all) return answer(null, turned);
    const [{ address, family } = { address: '', family: 0 }] = turned;
    answer(null, address, family);
  });
}
