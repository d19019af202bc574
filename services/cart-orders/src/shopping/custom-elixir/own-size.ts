import type { InternalCustomElixir } from '@shop/contracts/custom-elixir';
import { ownSizeOf, ownSizesOf, ownSizeWords, type OwnSize } from '@shop/contracts/own-sizes';
import type { Settings } from '@shop/contracts/settings';
import { conflict } from '@shop/service-kit/errors';

const names = new Intl.ListFormat('es-MX', { style: 'long', type: 'conjunction' });
type Sold = Pick<Settings, 'ownBlendSizes'>;

/** The size of a blend. @throws AppError 409 with the offered sizes when the shop does not make this one */
export function ownSize(settings: Sold, milliliters: number | undefined): OwnSize {
  const sizes = ownSizesOf(settings);
  const size = ownSizeOf(sizes, milliliters);
  if (size) return size;
  const there = names.format(sizes.map(ownSizeWords));
  throw conflict(`Ya no hacemos elixires de ${milliliters} ml. Hay ${there}.`, { sizes });
}

/** The size as the catalogue takes it: none where 'Tienda' has no sizes. @throws AppError 409 as above */
export function sizeMade(settings: Sold, milliliters?: number): Pick<InternalCustomElixir, 'size'> {
  const size = ownSize(settings, milliliters);
  return settings.ownBlendSizes ? { size } : {};
}
