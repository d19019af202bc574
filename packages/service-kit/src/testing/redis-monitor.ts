import { Redis } from 'ioredis';

/**
 * Sees every command of a Redis, also those of other clients.
 * @param seen is called with the words of each, e.g. ['hset', 'key', 'field', 'value']
 * @returns stops it
 */
export async function monitorRedis(url: string, seen: (command: string[]) => void): Promise<() => void> {
  const monitor = new Redis(url, { monitor: true });
  // A command of another client that arrives together with the answer to MONITOR is an error to ioredis. Nothing that
  // counts has happened by then.
  monitor.on('error', () => undefined);
  monitor.on('monitor', (_time: string, command: string[]) => seen(command));
  await new Promise((resolve) => monitor.once('monitoring', resolve));
  return () => monitor.disconnect();
}
