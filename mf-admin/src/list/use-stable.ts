import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at every render, which calls the newest one: columns that change would draw every cell anew. */
export const useStable = <Args extends unknown[]>(call: (...args: Args) => void) => {
  const newest = useRef(call);
  useLayoutEffect(() => {
    newest.current = call;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
};
