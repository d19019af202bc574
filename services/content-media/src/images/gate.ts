import { stillWaiting } from '@shop/service-kit/still-waiting';

/** Sooner than whoever waits for the answer loses patience. */
const TELL_EVERY_MS = 5_000;

/** Lets at most `width` calls run at a time; the others wait in line, and whoever asked is told that they do. */
export function createGate(width: number, tellEveryMs = TELL_EVERY_MS) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function through<T>(call: () => Promise<T>): Promise<T> {
    if (running >= width) await turnIn(waiting, tellEveryMs);
    else running += 1;
    try {
      return await call();
    } finally {
      // The place goes straight to the next in line, so that nobody can slip in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

async function turnIn(waiting: (() => void)[], tellEveryMs: number): Promise<void> {
  const telling = setInterval(stillWaiting, tellEveryMs);
  await new Promise<void>((resolve) => waiting.push(resolve));
  clearInterval(telling);
}
