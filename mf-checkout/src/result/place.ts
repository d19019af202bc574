type Place = { city?: string | null; state?: string | null; zip?: string | null };

const plain = (text = '') => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** 'Mérida, Yucatán, 97000'; a city that is called like its state is named once. */
export const placeOf = ({ city, state, zip }: Place): string => {
  const same = plain(city ?? '') === plain(state ?? '');
  return [city, same ? '' : state, zip].filter(Boolean).join(', ');
};
