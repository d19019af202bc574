import { Agent as HttpAgent, type ClientRequestArgs } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { connect, type NetConnectOpts, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createPatience, isAway } from '@shop/service-kit/patience';
import { lookupAnew } from './lookup.ts';

/** As long as a service takes to be replaced, and less than a request may take. */
const HOLD_MS = 4_500;
const TRY_EVERY_MS = 100;

type Done = (error: Error | null, socket?: Duplex) => void;

/**
 * Connections to one service. An idle one is dropped after 2 s, sooner than a service that stops would cut it, and a
 * service that hangs can take at most its own 256: the others are not touched.
 *
 * A service may have several instances, come and go. Its name is resolved for every new connection, an instance that
 * refuses is passed over for the next one (Node's own `autoSelectFamily`), and a request that finds nobody waits a
 * moment: it was not sent to anyone yet, so it may be of any kind.
 */
export function createAgent(target: string, lookup = lookupAnew): HttpAgent {
  const options = {
    keepAlive: true,
    maxSockets: 256,
    maxFreeSockets: 64,
    timeout: 2_000,
    lookup,
  };
  if (target.startsWith('https:')) return new HttpsAgent(options);
  const agent = new HttpAgent(options);
  const patience = createPatience(HOLD_MS);
  // Node's types leave out that connections may come later, through the callback.
  agent.createConnection = ((wanted: ClientRequestArgs, done: Done) => {
    const attempt = () =>
      open(wanted as NetConnectOpts).then(
        (socket) => {
          patience.reached();
          done(null, socket);
        },
        (error: Error) => {
          if (isAway(error) && patience.waits()) setTimeout(attempt, TRY_EVERY_MS);
          else done(error);
        },
      );
    attempt();
    return undefined;
  }) as unknown as HttpAgent['createConnection'];
  return agent;
}

function open(options: NetConnectOpts): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ ...options, autoSelectFamily: true });
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.off('error', reject);
      resolve(socket);
    });
  });
}
