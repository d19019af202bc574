import type { Log } from '../log.ts';
import { withTimeout } from '../with-timeout.ts';

export type Loop = {
  /** Takes a turn now. During a turn: one more right after it, because that one may have looked too early. */
  wake: () => void;
  /** Lets a running turn finish, but waits no longer than 5 s. */
  close: () => Promise<void>;
};
export type LoopOptions = {
  /** What the log calls it. */
  name: string;
  /** The longest wait. Who adds work wakes the loop: this is how late it is when that went wrong. */
  everyMs: number;
  /** How soon after a turn something is due; not where a turn may leave what is due undone. */
  dueInMs?: () => Promise<number | undefined>;
  log: Log;
};

const GRACE_MS = 5_000;

/** Takes a turn at once, when it is woken, and `everyMs` after the last, never two at a time, whether they fail or not. */
export function startLoop(
  turn: (signal: AbortSignal) => Promise<unknown>,
  { name, everyMs, dueInMs, log }: LoopOptions,
): Loop {
  const end = new AbortController();
  let running: Promise<void> | undefined;
  let isWanted = false;
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    clearTimeout(timer);
    let waitMs = everyMs;
    while (isWanted && !end.signal.aborted) {
      isWanted = false;
      waitMs = await takeTurn().catch((error: unknown) => {
        log.warn({ err: error, loop: name }, 'a turn failed; the next one tries again');
        return everyMs;
      });
    }
    running = undefined;
    if (!end.signal.aborted) timer = setTimeout(wake, waitMs).unref();
  }
  async function takeTurn(): Promise<number> {
    await turn(end.signal);
    return Math.min(everyMs, (await dueInMs?.()) ?? everyMs);
  }
  const wake = () => {
    isWanted = true;
    running ??= run();
  };

  wake();
  return {
    wake,
    close: async () => {
      end.abort();
      clearTimeout(timer);
      if (running) await withTimeout(running, GRACE_MS, () => undefined);
    },
  };
}
