/** Runs jobs strictly one after the other; a failed job does not stop the next. */
export const createQueue = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(job: () => Promise<T>): Promise<T> => {
    const result = last.then(job);
    last = result.catch(() => undefined);
    return result;
  };
};
