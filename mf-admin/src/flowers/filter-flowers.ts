import type { Flower } from '@shop/contracts/flower';

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The flowers whose names contain the text, accents aside; `available` is 'true', 'false' or '' for all. */
export const filterFlowers = (flowers: Flower[], text: string, available: string): Flower[] => {
  const wanted = fold(text.trim());
  return flowers.filter(
    ({ name, scientificName = '', isAvailable }) =>
      fold(`${name} ${scientificName}`).includes(wanted) &&
      (available === '' || String(isAvailable) === available),
  );
};
