import type { Elixir } from '@shop/contracts/elixir';
import { withSlugs } from '@shop/contracts/slug';
import { useMemo } from 'react';
import { useGetMenuQuery } from './menu.api.ts';

/** A ready-made elixir with the name of its page: '/menu/velo-de-xtabentun'. */
export type Blend = Elixir & { slug: string };

/** The menu, each blend with the address of its page. */
export const useBlends = () => {
  const { data, isError, isFetching, refetch } = useGetMenuQuery();
  const blends = useMemo<Blend[] | undefined>(() => data && withSlugs(data), [data]);
  return { blends, isError, isFetching, refetch };
};
