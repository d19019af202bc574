import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Drawing, Drawn, Setup } from './messages.ts';

const PATIENCE_MS = 10_000;
/** The process holds some 100 MB, so it ends when no page was wanted for a while. */
const IDLE_MS = 20_000;

type Waiting = { resolve: (page: Drawing) => void; reject: (error: Error) => void };
export type Painter = { draw: (path: string) => Promise<Drawing>; close: () => void };

/** Draws pages in a child process that starts with the first page and ends when it is idle. */
export function createPainter(setup: Setup): Painter {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  function start(): ChildProcess {
    const started = fork(join(import.meta.dirname, 'painter.ts'), [JSON.stringify(setup)], {
      execArgv: ['--no-warnings'],
      // It needs no secret of the gateway's.
      env: { NODE_ENV: 'production' },
    });
    started.on('message', (answer: Drawn) => settle(answer));
    const lost = () => started === child && end(new Error('the drawing process ended'));
    started.on('exit', lost).on('error', lost);
    return started;
  }

  function settle(answer: Drawn): void {
    const caller = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('page' in answer) caller?.resolve(answer.page);
    else caller?.reject(new Error(answer.error));
  }

  function end(reason: Error): void {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  }

  return {
    /** @throws Error when the page cannot be drawn within ten seconds */
    draw: (path) =>
      new Promise((resolve, reject) => {
        const id = (lastId += 1);
        child ??= start();
        clearTimeout(idle);
        idle = setTimeout(() => end(new Error('idle')), IDLE_MS).unref();
        const late = setTimeout(() => end(new Error(`drawing ${path} takes too long`)), PATIENCE_MS).unref();
        const done = () => clearTimeout(late);
        waiting.set(id, {
          resolve: (page) => (done(), resolve(page)),
          reject: (error) => (done(), reject(error)),
        });
        child.send({ id, path }, (error) => error && end(error));
      }),
    close: () => end(new Error('closing')),
  };
}
