const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Loads code, trying again twice with growing pauses (300 and 900 ms) before it gives up.
 * In a file of its own: the first stage of the start needs it without the store.
 */
export const retrying = <T>(load: () => Promise<T>, times = 2, pauseMs = 300): Promise<T> =>
  load().catch(async (error: unknown) => {
    if (times <= 0) throw error;
    await wait(pauseMs);
    return retrying(load, times - 1, pauseMs * 3);
  });
