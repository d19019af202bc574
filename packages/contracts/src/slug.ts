/** Text as people compare it: no case, no accents, no apostrophes; "Ts'íits'ilche'" is 'tsiitsilche'. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}|['’ʼ]/gu, '')
    .toLowerCase();

/** A name as a part of an address: 'Velo de Xtabentún' is 'velo-de-xtabentun'. */
export const slugOf = (name: string): string =>
  plainText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
