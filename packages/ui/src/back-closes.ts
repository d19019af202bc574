import { useEffect, useRef } from 'react';

const MARK = 'window';
const isMarked = () => Boolean((history.state as Record<string, unknown> | null)?.[MARK]);

/**
 * The back button closes a window instead of leaving the page. The history entry that it adds repeats the page's,
 * so that the router sees no change; closing otherwise removes that entry, unless the person navigated on.
 */
export const useBackCloses = (close: () => void) => {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const leave = () => latest.current();
    history.pushState({ ...history.state, [MARK]: true }, '');
    addEventListener('popstate', leave);
    return () => {
      removeEventListener('popstate', leave);
      if (isMarked()) history.back();
    };
  }, []);
};
