const QUIET_MS = 400;
/** A pressed link waits for the change, but not for a missing network. */
const HOLD_MS = 3_000;

/**
 * Of several quick changes of one thing only the last is sent, after a pause, or at once when anything else is pressed
 * or the page is left, so that none is lost. A link pressed meanwhile opens afterwards: the next page would otherwise
 * read the old cart.
 */
export const createQuiet = () => {
  const waiting = new Map<unknown, (isLast: boolean) => void>();
  const running = new Set<Promise<unknown>>();
  const end = () => waiting.forEach((done) => done(true));
  const run = <T>(job: () => Promise<T>): Promise<T> => {
    const result: Promise<T> = job().finally(() => running.delete(result));
    running.add(result);
    return result;
  };
  const follow = async (link: HTMLElement) => {
    await Promise.race([Promise.allSettled(running), new Promise((late) => setTimeout(late, HOLD_MS))]);
    running.clear();
    link.click();
  };
  const onEvent = (event: Event) => {
    const { target } = event;
    const pressed = target instanceof Element ? target : undefined;
    if (pressed?.closest('[data-each]')) return;
    end();
    const link = pressed?.closest('a');
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    // A link that opens another window leaves this page as it is.
    if (!link || running.size === 0 || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void follow(link);
  };
  /** Answers undefined when a newer change replaced this one. */
  return <T>(what: unknown, job: () => Promise<T>) =>
    new Promise<T | undefined>((resolve) => {
      waiting.get(what)?.(false);
      const timer = setTimeout(() => done(true), QUIET_MS);
      const done = (isLast: boolean) => {
        clearTimeout(timer);
        waiting.delete(what);
        resolve(isLast ? run(job) : undefined);
      };
      waiting.set(what, done);
      addEventListener('click', onEvent, true);
      addEventListener('pagehide', onEvent);
    });
};
