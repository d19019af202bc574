import type { Log } from './log.ts';
import { untilTick } from './until-tick.ts';
import { withTimeout } from './with-timeout.ts';

/** Work that a process does without a request. */
export type Job = {
  /** Its name in the log. */
  name: string;
  /** Longest pause between two runs, in milliseconds. Without it there is one run, which leaves the work to others. */
  every?: number;
  /** One run. After a call of `end` there is no other. */
  run: (signal: AbortSignal, end: () => void) => Promise<unknown>;
  /** Receives the function that starts a run at once; `every` limits the delay of work that was not announced. */
  onDue?: (wake: () => void) => void;
  /** Milliseconds until the next work is due; absent for a job whose run may leave due work undone. */
  dueIn?: () => Promise<number | undefined>;
  /** Stops what a run waits for, and what it started. */
  close?: () => unknown;
};
type RunningJob = {
  /** Starts a run at once. During a run: one more right after it, because that one may have looked too early. */
  wake: () => void;
  /** Lets the present run finish, but waits 5 s at most. */
  close: () => Promise<void>;
};

const GRACE_MS = 5_000;

/** Runs at once, on `wake`, and `every` after the last run, never two at a time, after failures too. */
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
