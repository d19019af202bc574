import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { ROOT, run } from '../containers/run.ts';

export const RELEASE = 'shop';
export const NAMESPACE = process.env['NAMESPACE'] ?? 'elixir-shop-trial';
/** The shop's address for this machine. */
export const SHOP_URL = process.env['SHOP_URL'] ?? 'http://localhost:8080';

type Said = { ok: boolean; out: string; fault: string };

/** Runs a program quietly; `input` is what it reads. */
export function ask(program: string, args: string[], input = ''): Said {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: ROOT, input, encoding: 'utf8' });
  if (error) return { ok: false, out: '', fault: `the command ${program} is not there` };
  return { ok: status === 0, out: stdout.trim(), fault: stderr.trim() };
}

/** Why nothing can be installed from here. */
export function whyNoCluster(): string | undefined {
  const noHelm = ask('helm', ['version', '--short']);
  if (!noHelm.ok) return noHelm.fault;
  const { ok, fault } = ask('kubectl', ['--request-timeout=5s', 'get', '--raw', '/readyz']);
  return ok ? undefined : `no cluster answers: ${fault.split('\n').at(-1)}`;
}

/** @throws Error with what the program said when it fails */
export function must(program: string, args: string[], input = ''): string {
  const { ok, out, fault } = ask(program, args, input);
  if (!ok) throw new Error(`${program} ${args.slice(0, 3).join(' ')} … failed: ${fault}`);
  return out;
}

export const kubectl = (args: string[], input = ''): string =>
  must('kubectl', ['-n', NAMESPACE, ...args], input);

/** As above, with this terminal. @throws Error when it fails */
export async function helm(...args: string[]): Promise<void> {
  if (!(await run('helm', ['-n', NAMESPACE, ...args]))) throw new Error(`helm ${args[0]} failed`);
}

/** Forwards the port of SHOP_URL to the gateway, until the returned process is ended. */
export async function forwardPort(): Promise<ChildProcess> {
  const ports = `${new URL(SHOP_URL).port || 80}:8080`;
  const args = ['-n', NAMESPACE, 'port-forward', 'service/gateway', ports];
  const child = spawn('kubectl', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`the port of ${SHOP_URL} could not be led to the gateway`)));
    child.stdout.once('data', () => resolve());
  });
  return child;
}

export const answers = (): Promise<boolean> =>
  fetch(`${SHOP_URL}/menu`, { signal: AbortSignal.timeout(10_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
