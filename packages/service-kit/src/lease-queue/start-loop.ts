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
  everyMs: number;
  log: Log;
};

const GRACE_MS = 5_000;

/** Takes a turn at once and then every `everyMs`, never two at a time. A turn that fails does not end the loop. */
export function startLoop(
  turn: (signal: AbortSignal) => Promise<unknown>,
  { name, everyMs, log }: LoopOptions,
): Loop {
  const end = new AbortController();
  let running: Promise<void> | undefined;
  let isWanted = false;

  async function run(): Promise<void> {
    while (isWanted && !end.signal.aborted) {
      isWanted = false;
      await turn(end.signal).catch((error: unknown) =>
        log.warn({ err: error, loop: name }, 'a turn failed; the next one tries again'),
      );
    }
    running = undefined;
  }
  const wake = () => {
    isWanted = true;
    running ??= run();
  };

  wake();
  const timer = setInterval(() => {
    if (!running) wake();
  }, everyMs);
  timer.unref();
  return {
    wake,
    close: async () => {
      clearInterval(timer);
      end.abort();
      if (running) await withTimeout(running, GRACE_MS, () => undefined);
    },
  };
}
