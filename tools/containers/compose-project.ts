import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { OWNER } from '../../e2e/steps/owner.ts';
import { freePorts } from '../../scripts/launch/ports.ts';
import { ROOT, run } from './run.ts';

/** The compose file as a separate project: with its own name, port, secrets, images and volumes beside another shop. */
export type ComposeProject = {
  env: Record<string, string>;
  compose: (...args: string[]) => Promise<boolean>;
  /** The output of a command in the project. */
  read: (...args: string[]) => string;
  /** Whether this process received a signal to end. */
  isCutOff: () => boolean;
  remove: () => void;
};

const NAME = 'elixir-shop-test';
/** Started as in README.md. Later commands on the running shop must find this file themselves. */
const COMPOSE = ['compose', '--env-file', 'deploy/demo.env'];

/** The administrator is the one that the stories use. */
function makeSecrets(folder: string): void {
  mkdirSync(folder, { mode: 0o755 });
  writeFileSync(join(folder, 'admin_password'), OWNER.password, { mode: 0o444 });
  const made = spawnSync(process.execPath, ['deploy/make-secrets.mjs', '--demo', folder], { cwd: ROOT });
  if (made.status !== 0) throw new Error(`the secrets could not be made: ${String(made.stderr)}`);
}

/** The secrets of docker-compose.yml, from another folder. (JSON is YAML.) */
function overridingFile(folder: string, secrets: string): string {
  const files = readdirSync(secrets).map((name) => [name, { file: join(secrets, name) }]);
  const file = join(folder, 'secrets.json');
  writeFileSync(file, JSON.stringify({ secrets: Object.fromEntries(files) }));
  return file;
}

/** `overlays`: files of deploy/ that change docker-compose.yml. */
export async function composeProject(overlays: string[] = []): Promise<ComposeProject> {
  const folder = mkdtempSync(join(tmpdir(), `${NAME}-`));
  const secrets = join(folder, 'secrets');
  makeSecrets(secrets);
  const [port] = await freePorts(1);
  const url = `http://localhost:${port}`;
  const env = {
    // For every docker compose started from here, including those of other scripts.
    COMPOSE_PROJECT_NAME: NAME,
    COMPOSE_FILE: ['docker-compose.yml', ...overlays, overridingFile(folder, secrets)].join(delimiter),
    SECRETS_DIR: secrets,
    SHOP_URL: url,
    PUBLIC_BASE_URL: url,
    GATEWAY_PORT: `127.0.0.1:${port}`,
    ADMIN_USERNAME: OWNER.username,
    IMAGES: NAME,
    // Raised, because all stories share an address.
    PAGES_PER_MINUTE: '100000',
  };
  let cutOff = false;
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (cutOff = true));
  return {
    env,
    isCutOff: () => cutOff,
    compose: (...args) => run('docker', [...COMPOSE, ...args], env),
    read: (...args) => {
      const options = { cwd: ROOT, encoding: 'utf8', env: { ...process.env, ...env } } as const;
      return spawnSync('docker', [...COMPOSE, ...args], options).stdout.trim();
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
