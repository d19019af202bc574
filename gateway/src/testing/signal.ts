/** An event that happens repeatedly; `next` resolves the next time. */
export function signal() {
  let waiting = Promise.withResolvers<void>();
  return {
    next: () => waiting.promise,
    happens: () => {
      waiting.resolve();
      waiting = Promise.withResolvers<void>();
    },
  };
}
