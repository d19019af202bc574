import { setTimeout as sleep } from 'node:timers/promises';
import { docker, must } from './docker.ts';

const PATIENCE_MS = 90_000;
const LOOK_EVERY_MS = 250;
/** A container that restarts this often does not become healthy. */
const RESTARTS = 3;

/** How often docker has restarted a container. */
const restartsOf = async (id: string): Promise<number> =>
  Number(await must(['inspect', '--format', '{{.RestartCount}}', id], true));

/**
 * Whether all containers become healthy, by their image's own check. Docker itself checks only every 5 s, which is
 * longer than a service's start.
 */
export async function becomeHealthy(ids: string[]): Promise<boolean> {
  const end = Date.now() + PATIENCE_MS;
  const healthy = await Promise.all(ids.map((id) => becomesHealthy(id, end)));
  return healthy.every(Boolean);
}

async function becomesHealthy(id: string, end: number): Promise<boolean> {
  const [, ...check] = JSON.parse(
    await must(['inspect', '--format', '{{json .Config.Healthcheck.Test}}', id], true),
  ) as string[];
  while (Date.now() < end) {
    const { code } = await docker(['exec', id, ...check], 'silent');
    if (code === 0) return true;
    if ((await restartsOf(id)) >= RESTARTS) return false;
    await sleep(LOOK_EVERY_MS);
  }
  return false;
}
