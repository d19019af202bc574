import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startBacking } from '../../../scripts/launch/backing.ts';

/** The embedded database, Redis, image store and payment sandbox. */
export type BackingProcess = {
  env: Record<string, string>;
  /** kill -9 of the backing process and of its Redis. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
};

export async function openBacking(
  dataDir: string,
  publicBaseUrl: string,
  onCrash: () => void,
): Promise<BackingProcess> {
  let isKilled = false;
  const backing = await startBacking({ dataDir, publicBaseUrl });
  void backing.died.then((how) => {
    if (how && !isKilled) onCrash();
  });
  const kill = async () => {
    isKilled = true;
    const redis = JSON.parse(readFileSync(join(dataDir, 'redis', 'running.json'), 'utf8')) as { pid: number };
    const gone = once(backing.process, 'exit');
    backing.process.kill('SIGKILL');
    process.kill(redis.pid, 'SIGKILL');
    await gone;
  };
  return { env: backing.env, kill, stop: backing.stop };
}
