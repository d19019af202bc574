import { Agent as HttpAgent, type ClientRequestArgs } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { connect, type NetConnectOpts, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { lookupAnew } from './lookup.ts';

/** A host that is gone without a word refuses nothing: its silence counts as a refusal after this long. */
const CONNECT_MS = 1_500;

type Done = (error: Error | null, socket?: Duplex) => void;
type Options = { lookup?: typeof lookupAnew; /** A connection came about. */ reached?: () => void };

/**
 * Connections to one service. An idle one is dropped after 2 s, sooner than a service that stops would cut it, and a
 * service that hangs can take at most its own 256: the others are not touched.
 *
 * A service may have several instances, come and go. Its name is resolved for every new connection, and an instance that
 * refuses is passed over for the next one. A request gets its socket once that is connected and not before: one without
 * a socket was sent to nobody, and its body was not touched.
 */
export function createAgent(target: string, { lookup = lookupAnew, reached }: Options = {}): HttpAgent {
  const options = {
    keepAlive: true,
    maxSockets: 256,
    maxFreeSockets: 64,
    timeout: 2_000,
    lookup,
  };
  if (target.startsWith('https:')) return new HttpsAgent(options);
  const agent = new HttpAgent(options);
  // Node's types leave out that connections may come later, through the callback.
  agent.createConnection = ((wanted: ClientRequestArgs, done: Done) => {
    open(wanted as NetConnectOpts).then(
      (socket) => {
        reached?.();
        done(null, socket);
      },
      (error: Error) => done(error),
    );
    return undefined;
  }) as unknown as HttpAgent['createConnection'];
  return agent;
}

/** True when some instance of the service takes a connection. */
export async function takesConnections(target: string, lookup = lookupAnew): Promise<boolean> {
  const { hostname: host, port } = new URL(target);
  try {
    (await open({ host, port: Number(port) || 80, lookup })).destroy();
    return true;
  } catch {
    return false;
  }
}

function open(options: NetConnectOpts): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ ...options, autoSelectFamily: true });
    const late = setTimeout(
      () =>
        socket.destroy(
          Object.assign(new Error('connect timeout'), { code: 'ETIMEDOUT', syscall: 'connect' }),
        ),
      CONNECT_MS,
    );
    const settle = () => clearTimeout(late);
    socket.once('error', (error) => (settle(), reject(error)));
    socket.once('connect', () => {
      settle();
      socket.off('error', reject);
      resolve(socket);
    });
  });
}
