import type { Blend } from '@shop/contracts/menu';

/** What the shop says of how many there are; nothing while there are enough. */
export const stockWord = ({ isAvailable, left }: Blend) =>
  isAvailable ? left && (left === 1 ? 'Queda 1' : 'Quedan {quedan}') : 'Agotado por ahora';
