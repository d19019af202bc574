import { MENU_PARAMETERS } from '@shop/contracts/menu-pages';
import { useSearchParams } from 'react-router-dom';
import { NOTHING_CHOSEN, type MenuChoices } from '@shop/contracts/menu-choices';
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
  const change = (changes: Partial<MenuChoices>) =>
    setParams(
      (before) => {
        for (const [name, value] of Object.entries(changes))
          if (value) before.set(name, value);
          else before.delete(name);
        before.delete(PAGE);
        return before;
      },
      // 'Back' leaves the menu, instead of undoing every choice.
      { replace: true, preventScrollReset: true },
    );
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
