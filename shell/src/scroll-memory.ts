import { useEffect, useLayoutEffect, useRef } from 'react';

const HOLD_MS = 1500;
const OWN_WILL = ['wheel', 'touchstart', 'keydown', 'pointerdown'];
const positions = new Map<string, number>();

/**
 * Goes to `top` and stays there for a moment: data may still be on their way, and what they make longer above would push
 * the page away from it. Answers how to stop that.
 */
const restore = (top: number) => {
  const until = performance.now() + HOLD_MS;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const name of OWN_WILL) removeEventListener(name, stop);
  };
  const attempt = () => {
    if (Math.abs(scrollY - top) > 2) scrollTo(0, top);
    if (top === 0 || performance.now() > until) stop();
    else frame = requestAnimationFrame(attempt);
  };
  // Whoever scrolls meanwhile is not pulled back.
  for (const name of OWN_WILL) addEventListener(name, stop, { passive: true });
  attempt();
  return stop;
};

/** Keeps where each visit of a page was scrolled to. The browser's own memory knows nothing of pages without reload. */
const useRemembered = (key: string) => {
  const visit = useRef(key);
  // In the same step as the page itself: the scrolling that a shorter page causes is no longer of the one that left.
  useLayoutEffect(() => void (visit.current = key), [key]);
  useEffect(() => {
    const takeOver = () => (history.scrollRestoration = 'manual');
    const giveBack = () => (history.scrollRestoration = 'auto');
    const remember = () => positions.set(visit.current, scrollY);
    takeOver();
    addEventListener('scroll', remember, { passive: true });
    // Whoever goes back right after scrolling is ahead of the scroll event.
    addEventListener('popstate', remember, true);
    addEventListener('pageshow', takeOver);
    addEventListener('pagehide', giveBack);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('popstate', remember, true);
      removeEventListener('pageshow', takeOver);
      removeEventListener('pagehide', giveBack);
    };
  }, []);
};

/** New pages start at the top; back and forward return to where one was. */
export const useScrollMemory = (key: string, pathname: string, back: boolean) => {
  const shown = useRef(pathname);
  useRemembered(key);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (back) return restore(positions.get(key) ?? 0);
    scrollTo(0, 0);
    return undefined;
  }, [key, pathname, back]);
};
