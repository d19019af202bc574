import type { Log } from './log.ts';
import { untilTick } from './until-tick.ts';
import { withTimeout } from './with-timeout.ts';

/** Work of a process that no request asks for. */
export type Job = {
  /** What the log calls it. */
  name: string;
  /** The longest pause between two turns, milliseconds. Without it there is one turn, which leaves the work to others. */
  every?: number;
  /** One turn. After `end` was called no other follows. */
  run: (signal: AbortSignal, end: () => void) => Promise<unknown>;
  /** Hands out what takes a turn now; `every` is how late work is of which nobody told. */
  onDue?: (wake: () => void) => void;
  /** How soon after a turn something is due; not where a turn may leave what is due undone. */
  dueIn?: () => Promise<number | undefined>;
  /** Ends what a turn waits for, and what it left to others. */
  close?: () => unknown;
};
type RunningJob = {
  /** Takes a turn now. During a turn: one more right after it, because that one may have looked too early. */
  wake: () => void;
  /** Lets a running turn finish, but waits no longer than 5 s. */
  close: () => Promise<void>;
};

const GRACE_MS = 5_000;

/** Takes a turn at once, when it is woken, and `every` after the last, never two at a time, whether they fail or not. */
export function startJob(job: Job, log: Log): RunningJob {
  const { name, every, dueIn } = job;
  const ended = new AbortController();
  const end = () => ended.abort();
  const pause = () => (every === undefined ? undefined : untilTick(every));
  let running: Promise<void> | undefined;
  let isWanted = false;
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    clearTimeout(timer);
    let waitMs: number | undefined;
    while (isWanted && !ended.signal.aborted) {
      isWanted = false;
      waitMs = await takeTurn().catch((error: unknown) => {
        log.warn({ err: error, job: name }, 'a turn failed; the next one tries again');
        return pause();
      });
    }
    running = undefined;
    if (waitMs !== undefined && !ended.signal.aborted) timer = setTimeout(wake, waitMs).unref();
  }
  async function takeTurn(): Promise<number | undefined> {
    await job.run(ended.signal, end);
    const dueMs = await dueIn?.();
    const most = pause();
    return most === undefined || dueMs === undefined ? most : Math.min(most, dueMs);
  }
  const wake = () => {
    isWanted = true;
    running ??= run();
  };

  job.onDue?.(wake);
  wake();
  return {
    wake,
    close: async () => {
      end();
      clearTimeout(timer);
      await Promise.all([job.close?.(), running && withTimeout(running, GRACE_MS, () => undefined)]);
    },
  };
}
