import type { Blend } from '@shop/contracts/menu';

/** What the shop says of how many there are; nothing while there are enough. */
export const stockWord = ({ isAvailable, left }: Blend) =>
  isAvailable ? left && `Queda${left > 1 ? 'n' : ''} ${left}` : 'Agotado por ahora';
