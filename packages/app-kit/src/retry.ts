const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Loads code, with two retries after growing pauses (300 and 900 ms); an attempt of more than five seconds
 * is not repeated, because somebody waits for it.
 * In its own file, because the first stage of the start needs it without the store.
 */
export const retry = <T>(load: () => Promise<T>, times = 2, pauseMs = 300): Promise<T> => {
  const latest = performance.now() + 5_000;
  return load().catch(async (error: unknown) => {
    if (times <= 0 || performance.now() > latest) throw error;
    await wait(pauseMs);
    return retry(load, times - 1, pauseMs * 3);
  });
};

/** Loads code without which nothing goes on: asks until it comes. Meanwhile the shell says when the network is away. */
export const untilItComes = <T>(load: () => Promise<T>): Promise<T> =>
  retry(load).catch(() => {
    dispatchEvent(new CustomEvent('error'));
    return wait(5_000).then(() => untilItComes(load));
  });
