import type { Flower } from '@shop/contracts/flower';
import { wordText } from '@shop/contracts/search';

/** The flowers whose names contain the text, accents aside; `available` is 'true', 'false' or '' for all. */
export const filterFlowers = (flowers: Flower[], text: string, available: string): Flower[] => {
  const wanted = wordText(text);
  return flowers.filter(
    ({ name, scientificName = '', isAvailable }) =>
      wordText(`${name} ${scientificName}`).includes(wanted) &&
      (available === '' || String(isAvailable) === available),
  );
};
