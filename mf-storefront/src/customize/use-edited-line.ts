import { cartApi, showToast, useAppDispatch } from '@shop/app-kit';
import type { CartLine } from '@shop/contracts/cart';
import { CUSTOM_ELIXIR_NAME } from '@shop/contracts/constants';
import type { Elixir } from '@shop/contracts/elixir';
import type { Flower } from '@shop/contracts/flower';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SOME_LEFT_OUT, type SharedRecipe } from './recipe-address.ts';

/** The line of the cart whose blend the address wants changed ('?editar=7'); undefined while there is none. */
export const useEditedLine = (): CartLine | undefined => {
  const [query] = useSearchParams();
  const wanted = query.get('editar');
  const { data } = cartApi.endpoints.getCart.useQuery(undefined, { skip: wanted === null });
  return data?.items.find(({ item, elixir }) => elixir.isCustom && String(item.id) === wanted);
};

/** Takes over what the line is made of, once. */
export const useTakeLine = (
  line: CartLine | undefined,
  flowers: Flower[],
  take: (recipe: SharedRecipe, milliliters?: number) => void,
) => {
  const dispatch = useAppDispatch();
  const taken = useRef<number>(undefined);
  useEffect(() => {
    if (!line || taken.current === line.item.id) return;
    taken.current = line.item.id;
    const names = line.elixir.flowers ?? [];
    const flowerIds = names.flatMap((name) => flowers.find((flower) => flower.name === name)?.id ?? []);
    take({ flowerIds, name: givenName(line.elixir) }, line.elixir.contents?.milliliters);
    if (flowerIds.length < names.length)
      dispatch(showToast({ title: 'Abrimos tu mezcla', description: SOME_LEFT_OUT }));
  }, [line, flowers, take, dispatch]);
};

/** As the shopper typed it: without its size, and nothing where it is the shop's. */
const givenName = ({ name, contents }: Elixir): string => {
  const size = ` · ${contents?.milliliters} ml`;
  const own = name.endsWith(size) ? name.slice(0, -size.length) : name;
  return own === CUSTOM_ELIXIR_NAME ? '' : own;
};
