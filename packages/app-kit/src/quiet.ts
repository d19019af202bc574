const QUIET_MS = 400;

/**
 * Of several quick changes of one thing only the last is done, after a pause in which no newer one came; at once when
 * anything else is pressed or the page is left, so that none is lost.
 */
export const createQuiet = () => {
  const waiting = new Map<unknown, (isLast: boolean) => void>();
  const end = () => waiting.forEach((done) => done(true));
  const onEvent = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('[data-each]'))) end();
  };
  /** Answers nothing when a newer change took the place of this one. */
  const later = <T>(what: unknown, job: () => Promise<T>) =>
    new Promise<T | undefined>((resolve) => {
      waiting.get(what)?.(false);
      const timer = setTimeout(() => done(true), QUIET_MS);
      const done = (isLast: boolean) => {
        clearTimeout(timer);
        waiting.delete(what);
        resolve(isLast ? job() : undefined);
      };
      waiting.set(what, done);
      addEventListener('click', onEvent, true);
      addEventListener('pagehide', onEvent);
    });
  return { later, end };
};
