/**
 * The backing services of the shop for a machine without containers, in one process plus redis-server.
 *   node embedded/src/main.ts --data DIR [--watch-stdin]
 * Prints one line of JSON, {"env": {…}}, when everything answers; SIGTERM and SIGINT stop everything.
 */
import { parseArgs } from 'node:util';
import { launch, type Launched } from './launcher/launch.ts';

const line = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0];

function fail(error: unknown): never {
  process.stderr.write(`embedded: ${line(error)}\n`);
  process.exit(1);
}

/** Resolves when this process is asked to end: by a signal, or by the end of the one that started it. */
function asked(watchStdin: boolean): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => resolve());
    if (watchStdin)
      process.stdin
        .on('error', () => resolve())
        .on('close', () => resolve())
        .resume();
  });
}

async function run({ data, 'watch-stdin': watchStdin }: { data?: string; 'watch-stdin'?: boolean }) {
  if (!data) throw new Error('say where the data live: --data DIR');
  const end = asked(Boolean(watchStdin)).then(() => undefined);
  const launched: Launched = await launch(data, process.env);
  process.stdout.write(`${JSON.stringify({ env: launched.env })}\n`);
  const died = await Promise.race([end, launched.died]);
  await launched.close();
  if (died) throw new Error(died);
  process.exit(0);
}

const options = { data: { type: 'string' }, 'watch-stdin': { type: 'boolean' } } as const;

try {
  await run(parseArgs({ options }).values);
} catch (error) {
  fail(error);
}
