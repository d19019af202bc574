import { normalizeForSearch } from '@shop/contracts/search';

type Place = { city?: string | null; state?: string | null; zip?: string | null };

/** 'Mérida, Yucatán, 97000'; a city with the same name as its state appears once. */
export const placeOf = ({ city, state, zip }: Place): string => {
  const same = normalizeForSearch(city ?? '') === normalizeForSearch(state ?? '');
  return [city, same ? '' : state, zip].filter(Boolean).join(', ');
};
