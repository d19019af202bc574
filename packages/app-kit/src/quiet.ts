const QUIET_MS = 400;
/** The next page waits for what it will show, but not for a network that is away. */
const HOLD_MS = 3_000;

/**
 * Of several quick changes of one thing only the last is done, after a pause in which no newer one came; at once when
 * anything else is pressed or the page is left, so that none is lost. A link that is pressed meanwhile leads on once it is
 * done: the next page would read the cart of before.
 */
export const createQuiet = () => {
  const waiting = new Map<unknown, (isLast: boolean) => void>();
  const running = new Set<Promise<unknown>>();
  const end = () => waiting.forEach((done) => done(true));
  const run = <T>(job: () => Promise<T>): Promise<T> => {
    const result = job();
    const over = () => void running.delete(result);
    running.add(result);
    result.then(over, over);
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
    // Whoever opens another window stays on this page.
    if (!link || running.size === 0 || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void follow(link);
  };
  /** Answers nothing when a newer change took the place of this one. */
  const later = <T>(what: unknown, job: () => Promise<T>) =>
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
  return { later, end };
};
