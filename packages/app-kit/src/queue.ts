/** Runs jobs strictly in sequence; a failed job does not stop the next. A job can ask whether others wait. */
export const createQueue = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(job: (isLast: () => boolean) => Promise<T>): Promise<T> => {
    const result: Promise<T> = last.then(() => job(() => last === settled));
    const settled = result.catch(() => undefined);
    last = settled;
    return result;
  };
};
