import { createServer } from 'node:net';

/** True when nothing listens on the port; without a host, on no address of this machine. */
export const isFree = (port: number, host?: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host }, () => probe.close(() => resolve(true)));
  });

/** Below the ports that systems assign automatically, so that no connection takes one meanwhile. */
const [FIRST, END] = [20_000, 32_000];
/** Each process starts elsewhere, so that two simultaneous searches find different ports. */
const BLOCK = 20;
let next = FIRST + ((process.pid * BLOCK) % (END - FIRST));

/** Free loopback ports, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const found: number[] = [];
  while (found.length < count) {
    const port = next;
    next = port + 1 < END ? port + 1 : FIRST;
    if ((await isFree(port, '127.0.0.1')) && (await isFree(port))) found.push(port);
  }
  return found;
}

/** A free port for each name. */
export async function portsFor(names: string[]): Promise<Record<string, number>> {
  const free = await freePorts(names.length);
  return Object.fromEntries(names.map((name, i) => [name, free[i]!]));
}
