import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';

/**
 * Connections to one service. An idle one is closed after 20 s, long before the service does it (65 s), and a service
 * that hangs can take at most its own 256: the others are not touched.
 */
export function createAgent(target: string): HttpAgent {
  const options = { keepAlive: true, maxSockets: 256, maxFreeSockets: 64, timeout: 20_000 };
  return target.startsWith('https:') ? new HttpsAgent(options) : new HttpAgent(options);
}
