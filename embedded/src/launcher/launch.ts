import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { lockFolder } from './lock.ts';
import { parts, type Part } from './parts.ts';
import { readSecrets } from './secrets.ts';

/** Ports by the part's name. */
export type Ports = Record<string, number>;
type Launched = { env: Record<string, string>; ports: Ports; close(): Promise<void> };

/**
 * Starts every backing service that `env` does not already name. When one fails, none is left running.
 * @param ports those of an earlier start, so that clients find the services at the same addresses
 */
export async function launch(folder: string, env: NodeJS.ProcessEnv, ports: Ports = {}): Promise<Launched> {
  const dataDir = resolve(folder);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(dataDir);
  const started: { name: string; part: Part }[] = [];
  const close = async () => {
    await Promise.allSettled(started.map(({ part }) => part.close()));
    unlock();
  };
  try {
    const place = {
      dataDir,
      secrets: readSecrets(dataDir),
      publicBaseUrl: env.PUBLIC_BASE_URL,
      turnMs: env.MONGO_TURN_MS,
    };
    const wanted = parts.filter(({ givenBy }) => !givenBy.some((name) => env[name]));
    await startAll(
      wanted.map(
        ({ name, start }) =>
          async () =>
            started.push({ name, part: await start({ ...place, port: ports[name] }) }),
      ),
    );
  } catch (error) {
    await close();
    throw error;
  }
  return {
    env: Object.assign({}, ...started.map(({ part }) => part.env)) as Record<string, string>,
    ports: Object.fromEntries(started.map(({ name, part }) => [name, part.port])),
    close,
  };
}

// Waits for all, failed or not, so that a part that came up beside a failed one is closed too.
async function startAll(starts: (() => Promise<unknown>)[]): Promise<void> {
  const results = await Promise.allSettled(starts.map((start) => start()));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
