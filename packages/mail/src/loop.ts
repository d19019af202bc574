import type { Log } from '@shop/service-kit/log';
import { withTimeout } from '@shop/service-kit/with-timeout';

export type Loop = { close: () => Promise<void> };
type Work = (signal: AbortSignal) => Promise<unknown>;

const GRACE_MS = 5_000;

/** Works every `everyMs`, never twice at once. `close` lets a running turn finish, but waits no longer than 5 s. */
export function startLoop(work: Work, everyMs: number, log: Log): Loop {
  const end = new AbortController();
  let running: Promise<unknown> | undefined;
  const turn = () => {
    running ??= work(end.signal)
      .catch((error: unknown) => log.warn({ err: error }, 'mails wait for the next turn'))
      .finally(() => (running = undefined));
  };
  turn();
  const timer = setInterval(turn, everyMs);
  return {
    close: async () => {
      clearInterval(timer);
      end.abort();
      if (running) await withTimeout(running, GRACE_MS, () => undefined);
    },
  };
}
