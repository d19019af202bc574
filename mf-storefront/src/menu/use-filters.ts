import { useSearchParams } from 'react-router-dom';
import { NO_FILTERS, type FilterName, type Filters } from './filters.ts';

const NAMES = Object.keys(NO_FILTERS) as FilterName[];
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
        return before;
      },
      // Back leads out of the menu, not through every choice.
      { replace: true, preventScrollReset: true },
    );
  return { filters, named, change, clear: () => change({ ...NO_FILTERS }) };
};
