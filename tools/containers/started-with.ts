import { delimiter } from 'node:path';

const KEYS = ['COMPOSE_PROJECT_NAME', 'COMPOSE_ENV_FILES', 'COMPOSE_FILE'] as const;

/** The labels that docker compose sets on each container about its start, in the order of the keys above. */
export const LABELS = ['project', 'project.environment_file', 'project.config_files']
  .map((name) => `{{.Label "com.docker.compose.${name}"}}`)
  .join('\t');

type Started = Partial<Record<(typeof KEYS)[number], string>>;

/**
 * The variables that make docker compose read the same files as at the start of the running shop; the person's own
 * settings take precedence. Empty when nothing runs.
 * @throws Error when the containers were started in several ways, and the settings do not choose one
 */
export function startedWith(labels: string[], env: NodeJS.ProcessEnv): Started {
  const ways = new Map<string, Started>();
  for (const line of labels) {
    const [project, envFiles = '', files = ''] = line.split('\t');
    const values = [project, envFiles, files.replaceAll(',', delimiter)];
    const all = KEYS.map((key, at) => [key, env[key] || values[at]] as const);
    if (env['COMPOSE_PROJECT_NAME'] && env['COMPOSE_PROJECT_NAME'] !== project) continue;
    ways.set(JSON.stringify(all), Object.fromEntries(all.filter(([, value]) => value)));
  }
  if (ways.size > 1)
    throw new Error(
      ['Containers of this folder were started in several ways. Set which one counts:', ...shown(ways)].join(
        '\n',
      ),
    );
  return [...ways.values()][0] ?? {};
}

const shown = (ways: Map<string, Started>): string[] =>
  [...ways.values()].map((way) => `  ${KEYS.map((key) => `${key}=${way[key] ?? '.env'}`).join(' ')}`);
