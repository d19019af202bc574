import { useAppDispatch } from '@shop/app-kit';
import { useCallback } from 'react';
import { ownerOf } from '../owner.ts';
import { loadRoutes, preload } from '../remotes.ts';

/** Handlers for a link: pointing at it already fetches the page's files and data. */
export const useWarmUp = () => {
  const dispatch = useAppDispatch();
  return useCallback(
    (path: string) => {
      const warm = () => {
        const owner = ownerOf(path);
        preload(owner);
        loadRoutes(owner)
          .then(({ prefetch }) => prefetch?.(path, dispatch))
          .catch(() => undefined);
      };
      return { onPointerEnter: warm, onFocus: warm };
    },
    [dispatch],
  );
};
