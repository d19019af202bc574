import { useAppDispatch } from '@shop/app-kit';
import { useCallback } from 'react';
import { warmUp } from '../remotes.ts';

/** Handlers for a link: hovering or touching it loads the page's files and data. */
export const useWarmUp = () => {
  const dispatch = useAppDispatch();
  return useCallback(
    (path: string) => {
      const start = () => void warmUp(path, dispatch).catch(() => undefined);
      return { onPointerEnter: start, onFocus: start };
    },
    [dispatch],
  );
};
