export class TimeoutError extends Error {
  constructor(ms: number) {
    super(`no answer in ${ms} ms`);
    this.name = 'TimeoutError';
  }
}

/**
 * Waits for `work`, but no longer than `ms` milliseconds. The work itself goes on: it cannot be cancelled.
 * @param onTimeout gives the result when the time is over
 * @throws TimeoutError when the time is over and there is no `onTimeout`; any error of `work` before that
 */
export async function withTimeout<T, Late = never>(
  work: Promise<T>,
  ms: number,
  onTimeout: () => Late | Promise<Late> = () => {
    throw new TimeoutError(ms);
  },
): Promise<T | Late> {
  const time = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => time.resolve(undefined), ms);
  try {
    return await Promise.race([work, time.promise.then(onTimeout)]);
  } finally {
    clearTimeout(timer);
  }
}
