import { plainText } from './search.ts';

/** A name as a part of an address: 'Velo de Xtabentún' is 'velo-de-xtabentun'. */
export const slugOf = (name: string): string =>
  plainText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
