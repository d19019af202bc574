import { spawn, type ChildProcess } from 'node:child_process';
import { keepRunning, type Kept } from '../../embedded/src/launcher/keep-running.ts';
import type { Ports } from '../../embedded/src/launcher/launch.ts';
import { MEMORY_ENV, V8_FLAGS } from '../setup/process-memory.mjs';
import { ROOT } from './options.ts';

type Announced = { env: Record<string, string>; ports: Ports };
export type Backing = Announced & {
  process: ChildProcess;
  /** The reason why it ended by itself, or undefined after a stop. */
  died: Promise<string | undefined>;
  stop: () => Promise<void>;
};
/** `ports`: those of an earlier start, to keep the same addresses. */
export type Place = { dataDir: string; publicBaseUrl: string; ports?: Ports };

/**
 * Starts the embedded backing services that the environment does not name, and answers their addresses.
 * @throws Error with the launcher's own line, e.g. that the data folder is in use
 */
export function startBacking({ dataDir, publicBaseUrl, ports = {} }: Place): Promise<Backing> {
  const args = ['embedded/src/main.ts', '--data', dataDir, '--watch-stdin', '--ports', JSON.stringify(ports)];
  const child = spawn(process.execPath, [...V8_FLAGS, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...MEMORY_ENV, PUBLIC_BASE_URL: publicBaseUrl },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  let out = '';
  let complaint = '';
  let ready = false;
  let stopping = false;
  child.stdin.on('error', () => undefined);
  child.stderr.on('data', (chunk: Buffer) => {
    if (ready) process.stderr.write(chunk);
    else complaint += chunk.toString();
  });
  const ended = new Promise<string>((resolve) =>
    child.once('exit', (code, signal) =>
      resolve(complaint.trim() || `the backing services ended (${signal ?? `code ${code}`})`),
    ),
  );
  const stop = async () => {
    stopping = true;
    child.kill('SIGTERM');
    await ended;
  };
  const died = ended.then((how) => (stopping ? undefined : how));
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      if (ready || !out.includes('\n')) return;
      ready = true;
      // Reports what the launcher repaired.
      process.stderr.write(complaint);
      resolve({ ...(JSON.parse(out.slice(0, out.indexOf('\n'))) as Announced), process: child, died, stop });
    });
    void ended.then((how) => reject(new Error(how)));
  });
}

/** Keeps the backing services running: when they end they are restarted at the same addresses. */
export async function keepBacking(
  place: Place,
  say: (line: string) => void,
): Promise<Announced & Pick<Kept, 'close'>> {
  const start = async (at: Place) => {
    const backing = await startBacking(at);
    return { ...backing, close: backing.stop };
  };
  const first = await start(place);
  const { env, ports } = first;
  const { close } = keepRunning(first, { start: () => start({ ...place, ports }), say });
  return { env, ports, close };
}
