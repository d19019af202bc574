/** Lets at most `width` calls run at a time; the others wait in line. */
export function createGate(width: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function through<T>(call: () => Promise<T>): Promise<T> {
    if (running >= width) await new Promise<void>((resolve) => waiting.push(resolve));
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
