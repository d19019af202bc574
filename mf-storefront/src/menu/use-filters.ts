import { MENU_PARAMETERS } from '@shop/contracts/menu-pages';
import { NOTHING_CHOSEN, type MenuChoices } from '@shop/contracts/menu-choices';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { chosenIn } from './menu.api.ts';

const NAMES = Object.keys(NOTHING_CHOSEN) as (keyof MenuChoices)[];
/** The number of loaded pages of a long menu. */
const PAGE = 'pagina';
const ELIXIR = 'elixir';

/** The filters in the page's address, and how to change them. */
export const useFilters = () => {
  const [params, setParams] = useSearchParams();
  /** '?elixir=velo-de-xtabentun' or '?elixir=3' leads to the page of one blend. */
  const named = params.get(ELIXIR);
  const filters: MenuChoices = { ...NOTHING_CHOSEN };
  for (const name of NAMES) filters[name] = params.get(name) ?? '';
  // A search that waits for a pause in typing, and the router, come later than the next choice, which must stay.
  const newest = useRef(params);
  useEffect(() => void (newest.current = params), [params]);
  const change = (changes: Partial<MenuChoices>) => {
    const next = new URLSearchParams(newest.current);
    for (const [name, value] of Object.entries(changes))
      if (value) next.set(name, value);
      else next.delete(name);
    next.delete(PAGE);
    newest.current = next;
    // 'Back' leaves the menu, instead of undoing every choice.
    setParams(next, { replace: true, preventScrollReset: true });
  };
  const pageAt = (page: number) => {
    const next = new URLSearchParams(params);
    next.set(PAGE, String(page));
    return `?${next}`;
  };
  /** The address of a blend's page, which keeps campaign parameters and drops the menu's own. */
  const pageOf = (slug: string) => {
    const rest = new URLSearchParams(params);
    for (const name of [...MENU_PARAMETERS, ELIXIR]) rest.delete(name);
    return { pathname: `/menu/${slug}`, search: rest.toString() };
  };
  return {
    pageOf,
    filters,
    named,
    change,
    pageAt,
    chosen: chosenIn(params),
    clear: () => change({ ...NOTHING_CHOSEN }),
  };
};
