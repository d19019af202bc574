import { useEffect, useRef } from 'react';

const MARK = 'window';
const isMarked = () => Boolean((history.state as Record<string, unknown> | null)?.[MARK]);

/**
 * A step back closes a window instead of leaving the page. The entry that it adds to the history is the page's own once
 * more, so that the router sees no change of page; closed otherwise, the window takes that entry along, unless somebody
 * went on from it.
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
