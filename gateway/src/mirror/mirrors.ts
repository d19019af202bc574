import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ConfigError } from '@shop/service-kit/config';
import type { Log } from '@shop/service-kit/log';
import type { Sources } from '../pages/source.ts';
import { createMirror } from './mirror.ts';

const SHELL_PATIENCE_MS = 60_000;
/** A remote that is down must not keep the others from being served. */
const REMOTE_PATIENCE_MS = 10_000;

/**
 * Copies the front ends that are served by web servers of their own, and goes on copying.
 * @throws ConfigError when the shell is not to be had: there would be no page at all
 */
export async function startMirrors(sources: Sources, log: Log): Promise<() => Promise<void>> {
  const mirrored = Object.entries(sources).flatMap(([name, source]) =>
    source.kind === 'folder' && source.mirrorOf
      ? [{ name, url: source.mirrorOf, dir: dirname(source.dir) }]
      : [],
  );
  const mirrors = mirrored.map((one) => ({ ...one, mirror: createMirror({ ...one, log }) }));
  const close = async () => {
    for (const { mirror } of mirrors) mirror.close();
    await Promise.all(mirrors.map(({ dir }) => rm(dir, { recursive: true, force: true })));
  };
  await Promise.all(
    mirrors.map(async ({ name, url, mirror }) => {
      const there = await mirror.first(name === 'shell' ? SHELL_PATIENCE_MS : REMOTE_PATIENCE_MS);
      if (!there) log.warn({ frontEnd: name, url }, 'no front end there yet');
      if (there || name !== 'shell') return;
      await close();
      throw new ConfigError(`Configuration: SHELL_SOURCE: no front end answers at ${url}`);
    }),
  );
  return close;
}
