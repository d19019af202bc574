import { useSearchParams } from 'react-router-dom';
import { NO_FILTERS, type FilterName, type Filters } from './filters.ts';
import { chosenIn } from './menu.api.ts';

const NAMES = Object.keys(NO_FILTERS) as FilterName[];
/** How much of a long menu is shown. */
const PAGE = 'pagina';

/** The choices in the page's address, and how to change them. */
export const useFilters = () => {
  const [params, setParams] = useSearchParams();
  /** '?elixir=velo-de-xtabentun' or '?elixir=3' means the page of one blend. */
  const named = params.get('elixir');
  const filters: Filters = { ...NO_FILTERS };
  for (const name of NAMES) filters[name] = params.get(name) ?? '';
  const change = (changes: Partial<Filters>) =>
    setParams(
      (before) => {
        for (const [name, value] of Object.entries(changes))
          if (value) before.set(name, value);
          else before.delete(name);
        before.delete(PAGE);
        return before;
      },
      // Back leads out of the menu, not through every choice.
      { replace: true, preventScrollReset: true },
    );
  const pageAt = (page: number) => {
    const next = new URLSearchParams(params);
    next.set(PAGE, String(page));
    return `?${next}`;
  };
  return {
    ...{ filters, named, change, pageAt, chosen: chosenIn(params) },
    clear: () => change({ ...NO_FILTERS }),
  };
};
