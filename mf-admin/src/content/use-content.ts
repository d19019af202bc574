import type { Content } from '@shop/contracts/content';
import { useEffect } from 'react';
import { useListContentQuery } from './content.api.ts';

const NONE: Content[] = [];

/** The entries of a page; when they cannot be read there are none, and only the log says why (AD56). */
export const useContent = (page: string) => {
  const { currentData, isFetching, isError, error } = useListContentQuery(page, {
    refetchOnMountOrArgChange: true,
  });
  useEffect(() => {
    if (error) console.error(`the content of ${page} could not be read`, error);
  }, [error, page]);
  return { entries: (!isError && currentData) || NONE, isLoading: isFetching && !currentData };
};
