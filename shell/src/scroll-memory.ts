import { useEffect, useLayoutEffect, useRef } from 'react';

const HOLD_MS = 1500;
const MOST_MS = 10_000;
const OWN_WILL = ['wheel', 'touchstart', 'keydown', 'pointerdown'];
const positions = new Map<string, number>();

const isTooShort = (top: number) => document.documentElement.scrollHeight - innerHeight < top;

/**
 * Goes to `top` as soon as the page is long enough, and stays there for a moment: data may still be on their way, and what
 * they make longer above would push the page away from it. Answers how to stop that.
 */
const restore = (top: number) => {
  const end = performance.now() + MOST_MS;
  let until = 0;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const name of OWN_WILL) removeEventListener(name, stop);
  };
  const attempt = () => {
    if (Math.abs(scrollY - top) > 2) scrollTo(0, top);
    const now = performance.now();
    if (until === 0 || isTooShort(top)) until = Math.min(now + HOLD_MS, end);
    if (top === 0 || now > until) stop();
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
