/**
 * The backing services of the shop for a machine without containers, in one process plus redis-server.
 *   node embedded/src/main.ts --data DIR [--watch-stdin] [--ports JSON]
 * Prints one line of JSON, {"env": {…}, "ports": {…}}, when everything answers; SIGTERM and SIGINT stop everything.
 * With the ports that an earlier start printed, the services are at the same addresses again.
 */
import { parseArgs } from 'node:util';
import { launch, type Ports } from './launcher/launch.ts';

const line = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0];

function fail(error: unknown): never {
  process.stderr.write(`embedded: ${line(error)}\n`);
  process.exit(1);
}

/** Resolves when this process is asked to end: by a signal, or by the end of its parent process. */
function stopRequested(watchStdin: boolean): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => resolve());
    if (watchStdin)
      process.stdin
        .on('error', () => resolve())
        .on('close', () => resolve())
        .resume();
  });
}

type Arguments = { data?: string; 'watch-stdin'?: boolean; ports?: string };

async function run({ data, 'watch-stdin': watchStdin, ports }: Arguments) {
  if (!data) throw new Error('say where the data live: --data DIR');
  const end = stopRequested(Boolean(watchStdin));
  const launched = await launch(data, process.env, JSON.parse(ports ?? '{}') as Ports);
  process.stdout.write(`${JSON.stringify({ env: launched.env, ports: launched.ports })}\n`);
  await end;
  await launched.close();
  process.exit(0);
}

const options = {
  data: { type: 'string' },
  'watch-stdin': { type: 'boolean' },
  ports: { type: 'string' },
} as const;

try {
  await run(parseArgs({ options }).values);
} catch (error) {
  fail(error);
}
