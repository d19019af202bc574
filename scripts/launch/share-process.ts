/**
 * Several parts of the shop in one process, each with its own environment, port, health and log.
 *   PARTS='[{"name": …, "main": …, "env": {…}}]' node scripts/launch/share-process.ts NAME
 * With SHOP_IS_OPEN=1 a part that cannot start is retried with growing pauses, while its neighbours go on.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createLog } from '@shop/service-kit/log';
import { runMain, type StartedService } from '@shop/service-kit/run';
import { inPiece } from '@shop/service-kit/tracing/tracing';
import { keepRunning, type Kept, type Mortal } from '../../embedded/src/launcher/keep-running.ts';
import { ROOT } from './options.ts';
import { waitUntilReady } from './ready.ts';

type Running = StartedService['running'];
type Program = { start: (env: NodeJS.ProcessEnv) => Promise<{ running: Running }> };
type Env = Record<string, string>;
/** `main` is relative to the repository. `after`: what must be ready first, when the shop starts. */
export type Inside = { name: string; main: string; env: Env; after?: Env };

const AFTER_MS = 60_000;

const { PARTS = '[]', SHOP_IS_OPEN, LOG_LEVEL = 'info' } = process.env;
const running = new Map<string, Running>();

/** @throws Error that names the part */
async function start({ name, main, env, after = {} }: Inside): Promise<Mortal> {
  try {
    const program = (await import(pathToFileURL(join(ROOT, main)).href)) as Program;
    if (SHOP_IS_OPEN !== '1') await waitUntilReady(after, AFTER_MS);
    const started = await inPiece(name, () => program.start({ ...process.env, ...env }));
    running.set(name, started.running);
    // It ends when it is closed, or with the process.
    const { promise: died, resolve } = Promise.withResolvers<undefined>();
    return { died, close: () => started.running.close().finally(() => resolve(undefined)) };
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
  }
}

async function keep(part: Inside): Promise<Kept> {
  const first = await start(part).catch((error: Error) => {
    if (SHOP_IS_OPEN !== '1') throw error;
    return { died: Promise.resolve(error.message), close: async () => undefined };
  });
  return keepRunning(first, { start: () => start(part), say: (line) => console.error(line) });
}

async function startAll(): Promise<StartedService> {
  const kept: Kept[] = [];
  for (const part of JSON.parse(PARTS) as Inside[]) kept.push(await keep(part));
  return {
    log: createLog(process.argv[2] ?? 'shared', LOG_LEVEL),
    running: {
      leave: () => running.forEach((one) => one.leave?.()),
      close: async () => void (await Promise.all(kept.map((one) => one.close()))),
    },
  };
}

runMain(process.argv[2] ?? 'shared', startAll);
