import { containersOf, must, type ComposeService } from './docker.ts';

type Container = { Labels: Record<string, string>; Env: string[] };

/** The settings besides the image that a service's next containers would change: one line each. */
export async function changedSettings(service: string, config: ComposeService): Promise<string[]> {
  const [running] = await containersOf(service);
  if (!running) return [];
  const text = await must(['inspect', '--format', '{{json .Config}}', running], true);
  const { Labels, Env } = JSON.parse(text) as Container;
  const [, hash] = (await must(['compose', 'config', '--hash', service], true)).split(' ');
  if (Labels['com.docker.compose.config-hash'] === hash) return [];
  const changed = changedVariables(config.environment ?? {}, Env);
  return changed.length > 0 ? changed : ['what its compose file says'];
}

/** Variables that differ from the running container's, with both values. */
export function changedVariables(wanted: Record<string, string | null>, env: string[]): string[] {
  const now = new Map(
    env.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  return Object.entries(wanted).flatMap(([name, value]) => {
    // docker compose doubles dollar signs, so that they are no variables.
    const next = (value ?? '').replaceAll('$$', () => '$');
    const before = now.get(name) ?? '';
    return before === next ? [] : [`${name}: ${JSON.stringify(before)} → ${JSON.stringify(next)}`];
  });
}
