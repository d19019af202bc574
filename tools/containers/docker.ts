import { spawn } from 'node:child_process';
import { ROOT } from '../../scripts/launch/options.ts';
import { LABELS, startedWith } from './started-with.ts';

type Ran = { code: number; out: string };

/**
 * Runs docker with its output on this terminal, unless it is captured here, or (silent) even its errors are.
 * docker compose uses the files that the running shop was started with: others would change more than intended.
 */
export async function docker(args: string[], quiet: boolean | 'silent' = false): Promise<Ran> {
  const started = args[0] === 'compose' ? startedWith(await (running ??= runningLabels()), process.env) : {};
  return new Promise((resolve, reject) => {
    const child = spawn('docker', args, {
      cwd: ROOT,
      env: { ...process.env, ...started },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet === 'silent' ? 'ignore' : 'inherit'],
    });
    let out = '';
    child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.once('error', () => reject(new Error('docker is not to be had on this machine')));
    child.once('exit', (code) => resolve({ code: code ?? 1, out: out.trim() }));
  });
}

/** As above. @throws Error when docker fails */
export async function must(args: string[], quiet = false): Promise<string> {
  const { code, out } = await docker(args, quiet);
  if (code !== 0) throw new Error(`docker ${args.slice(0, 3).join(' ')} … ended with code ${code}`);
  return out;
}

/** Read once: replaced containers are started in the same way. */
let running: Promise<string[]> | undefined;

/** One line for each way in which this folder's containers were started. */
async function runningLabels(): Promise<string[]> {
  const wanted = [`project.working_dir=${ROOT}`, 'oneoff=False'];
  const filters = wanted.flatMap((one) => ['--filter', `label=com.docker.compose.${one}`]);
  const { out } = await docker(['ps', ...filters, '--format', LABELS], 'silent');
  return [...new Set(lines(out))];
}

export const lines = (text: string): string[] => text.split('\n').filter(Boolean);

export type ComposeService = {
  image: string;
  build?: object;
  ports?: { published?: string }[];
  environment?: Record<string, string | null>;
};

/** The compose file as docker reads it, with the active profiles. */
export async function composeServices(): Promise<Record<string, ComposeService>> {
  const text = await must(['compose', 'config', '--format', 'json'], true);
  return (JSON.parse(text) as { services: Record<string, ComposeService> }).services;
}

/** Ids of a service's running containers. */
export const containersOf = async (service: string): Promise<string[]> =>
  lines(await must(['compose', 'ps', '-q', '--status', 'running', service], true));

/** Runs JavaScript in a service's container and answers what it prints. */
export const nodeIn = async (service: string, code: string): Promise<string> =>
  (await docker(['compose', 'exec', '-T', service, 'node', '--input-type=module', '-e', code], true)).out;
