import { containersOf, docker, lines, must, type ComposeService } from './docker.ts';
import { becomeHealthy } from './health.ts';

const STOP_SECONDS = '30';

/** A port of this machine belongs to one container: such a service cannot run twice. */
const hasFixedPort = ({ ports = [] }: ComposeService): boolean =>
  ports.some(({ published }) => published !== undefined && !published.includes('-'));

/** Ids of a service's containers, ended ones too. */
const allOf = async (service: string) => lines(await must(['compose', 'ps', '-aq', service], true));
const imageOf = (container: string) => must(['inspect', '--format', '{{.Image}}', container], true);

/**
 * Replaces a service's containers by ones of the present image without a gap: as many new ones start beside the old
 * ones, and the old ones leave once the new ones are healthy. When the new ones do not become healthy the old ones stay.
 * @throws Error when the service was not replaced
 */
export async function roll(service: string, config: ComposeService): Promise<void> {
  const before = await containersOf(service);
  const up = ['compose', 'up', '-d'];
  if (before.length === 0 || hasFixedPort(config)) {
    if (before.length > 0) console.log(`• ${service} has a port of this machine: it is away for a moment.`);
    await must([...up, '--no-deps', '--force-recreate', '--wait', service]);
    return;
  }
  // Compose would start an ended one again, of its old image, in place of a new one.
  const ended = (await allOf(service)).filter((id) => !before.includes(id));
  if (ended.length > 0) await must(['rm', '-v', ...ended], true);
  const scale = `${service}=${before.length * 2}`;
  // Not --no-deps: compose would store on them that they have no dependencies, and later see a changed setting.
  const { code } = await docker([...up, '--no-recreate', '--scale', scale, service]);
  const added = (await allOf(service)).filter((id) => !before.includes(id));
  if (code !== 0 || !(await becomeHealthy(added))) {
    await docker(['logs', '--tail', '20', added[0] ?? '']);
    await docker(['rm', '-fv', ...added], true);
    throw new Error(`The new ${service} does not become healthy; the old one stays.`);
  }
  // On SIGTERM they leave, finish their requests and end.
  await must(['stop', '-t', STOP_SECONDS, ...before], true);
  await must(['rm', '-v', ...before], true);
}

/** Name of the image that `deploy --rollback` restores. */
const previous = (image: string) => `${image.replace(/:[^:/]+$/, '')}:previous`;

/** Builds a service's image and keeps the running one for a rollback. Answers whether there is a new one. */
export async function build(service: string, { image }: ComposeService): Promise<boolean> {
  const [running] = await containersOf(service);
  const now = running && (await imageOf(running));
  await must(['compose', 'build', '-q', service]);
  const built = await must(['inspect', '--format', '{{.Id}}', image], true);
  if (now && now !== built) await must(['tag', now, previous(image)], true);
  return now !== built;
}

/** Makes the previous image the current one. @throws Error when there is none */
export async function goBack({ image }: ComposeService): Promise<void> {
  const { code } = await docker(['tag', previous(image), image], true);
  if (code !== 0) throw new Error(`There is no ${previous(image)} to go back to.`);
}
