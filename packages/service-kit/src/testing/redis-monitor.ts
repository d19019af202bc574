import { Redis } from 'ioredis';

/**
 * Watches every command of a Redis, also of other clients.
 * @param seen is called with the words of each, e.g. ['hset', 'key', 'field', 'value']
 * @returns a function that stops it
 */
export async function monitorRedis(url: string, seen: (command: string[]) => void): Promise<() => void> {
  const monitor = new Redis(url, { monitor: true });
  // ioredis reports an error when another client's command arrives together with the reply to MONITOR. No command that
  // matters has happened by then.
  monitor.on('error', () => undefined);
  monitor.on('monitor', (_time: string, command: string[]) => seen(command));
  await new Promise((resolve) => monitor.once('monitoring', resolve));
  return () => monitor.disconnect();
}
