import { spawnSync } from 'node:child_process';

/** Runs docker quietly; undefined on success, else its message. */
function dockerFault(args: string[]): string | undefined {
  const { status, stderr, error } = spawnSync('docker', args, { encoding: 'utf8' });
  if (error) return 'the command docker is not there';
  return status === 0 ? undefined : stderr.trim().split('\n').at(-1) || `docker ended with code ${status}`;
}

/** Why containers cannot run here: no engine, or an image that is missing and cannot be pulled. */
export function whyNoContainers(images: readonly string[]): string | undefined {
  const noEngine = dockerFault(['info']);
  if (noEngine) return `no container engine answers (${noEngine})`;
  for (const image of images) {
    if (!dockerFault(['image', 'inspect', image])) continue;
    const notPulled = dockerFault(['pull', '--quiet', image]);
    if (notPulled) return `the image ${image} is not here and cannot be pulled (${notPulled})`;
  }
  return undefined;
}
