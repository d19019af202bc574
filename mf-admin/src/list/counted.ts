import { formatNumber } from '@shop/contracts/format-pesos';

/** '1 pedido', '1,200 pedidos' */
export const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
