import { unavailable } from './errors.ts';
import { tellWhile } from './still-waiting.ts';

type SemaphoreOptions = {
  /** Tasks that run at a time. */
  permits: number;
  /** Tasks that may wait for a permit; one more is refused. */
  maxWaiting?: number;
  /** Milliseconds between two signs of life to the client of a waiting request; shorter than the gateway's timeout. */
  tellEveryMs?: number;
};
type Semaphore = <T>(task: () => Promise<T>) => Promise<T>;

/**
 * Runs at most `permits` tasks at a time, the others in the order of their arrival.
 * @returns a function that runs a task when its turn comes, and returns or throws what the task does
 * @throws AppError 503 (from that function) when `maxWaiting` tasks are waiting already
 */
export function createSemaphore(options: SemaphoreOptions): Semaphore {
  const { permits, maxWaiting = Infinity, tellEveryMs } = options;
  const waiting: (() => void)[] = [];
  let running = 0;
  const acquire = async () => {
    if (running < permits) return void (running += 1);
    if (waiting.length >= maxWaiting) throw unavailable();
    await tellWhile(new Promise<void>((resolve) => waiting.push(resolve)), tellEveryMs);
  };
  const release = () => {
    // A permit goes straight to the next task, so that no later task overtakes it.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return async (task) => {
    await acquire();
    try {
      return await task();
    } finally {
      release();
    }
  };
}
