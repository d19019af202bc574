import type { Blend } from '@shop/contracts/menu';

/** The words about a low or empty stock; nothing while there is enough. */
export const stockWord = ({ isAvailable, left }: Blend) =>
  isAvailable ? left && (left === 1 ? 'Queda 1' : 'Quedan {quedan}') : 'Agotado por ahora';
