import type { Lot } from '@shop/contracts/lot';
import { normalizeForSearch } from '@shop/contracts/search';

/** Lots whose code, flower or place contains the text; `inUse` is 'true', 'false' or '' for all. */
export const filterLots = (lots: Lot[], text: string, inUse: string): Lot[] => {
  const wanted = normalizeForSearch(text);
  return lots.filter(
    ({ code, flower, place, isActive }) =>
      normalizeForSearch(`${code} ${flower} ${place}`).includes(wanted) &&
      (inUse === '' || String(isActive) === inUse),
  );
};
