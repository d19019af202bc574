import { unavailable } from '@shop/service-kit/errors';

/**
 * Lets at most `width` jobs run at a time, the others wait their turn; more than `patience` waiting ones are turned
 * away. Hashing takes 19 MiB and a core each time: a storm of logins must not take the whole machine.
 */
export function createGate(width: number, patience: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  const leave = () => {
    const next = waiting.shift();
    // The place goes from one to the next without becoming free in between.
    if (next) next();
    else running -= 1;
  };
  const enter = async () => {
    if (running < width) {
      running += 1;
      return;
    }
    if (waiting.length >= patience) throw unavailable();
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  return async <T>(job: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await job();
    } finally {
      leave();
    }
  };
}
