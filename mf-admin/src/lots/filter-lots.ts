import type { Lot } from '@shop/contracts/lot';
import { wordText } from '@shop/contracts/search';

/** Lots whose code, flower or place contains the text; `inUse` is 'true', 'false' or '' for all. */
export const filterLots = (lots: Lot[], text: string, inUse: string): Lot[] => {
  const wanted = wordText(text);
  return lots.filter(
    ({ code, flower, place, isActive }) =>
      wordText(`${code} ${flower} ${place}`).includes(wanted) && (inUse === '' || String(isActive) === inUse),
  );
};
