import { useEffect, useLayoutEffect, useRef } from 'react';

const GIVE_UP_MS = 1500;
const positions = new Map<string, number>();

/** Goes to `top` as soon as the page is long enough: its data may still be on their way. */
const restore = (top: number) => {
  const until = performance.now() + GIVE_UP_MS;
  const attempt = () => {
    scrollTo(0, top);
    if (Math.abs(scrollY - top) > 2 && performance.now() < until) requestAnimationFrame(attempt);
  };
  attempt();
};

/** New pages start at the top; back and forward return to where one was. */
export const useScrollMemory = (key: string, pathname: string, back: boolean) => {
  const shown = useRef(pathname);
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => positions.set(key, scrollY);
    const giveBack = () => (history.scrollRestoration = 'auto');
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', giveBack);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', giveBack);
    };
  }, [key]);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (back) restore(positions.get(key) ?? 0);
    else scrollTo(0, 0);
  }, [key, pathname, back]);
};
