import { spawnSync } from 'node:child_process';

/** Runs docker quietly; undefined when it went well, else what it said. */
function dockerFault(args: string[]): string | undefined {
  const { status, stderr, error } = spawnSync('docker', args, { encoding: 'utf8' });
  if (error) return 'the command docker is not there';
  return status === 0 ? undefined : stderr.trim().split('\n').at(-1) || `docker ended with code ${status}`;
}

/** Says why containers cannot be run here: no engine, or an image that is neither here nor to be pulled. */
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
