/** Something that happens now and then; whoever waits for `next` is told the next time. */
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
