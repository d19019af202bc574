import { formatNumber } from '@shop/contracts/format-pesos';

type Counted = { total: number; isMore?: boolean | undefined };

/** '11', 'más de 10,000'. */
export const howMany = ({ total, isMore }: Counted) => `${isMore ? 'más de ' : ''}${formatNumber(total)}`;

/** How many were found, and of how many; `van` and `total` are what the braces stand for. */
export const countOf = (found: Counted, all: Counted) => {
  if (found.total === all.total) return all.total === 1 ? '{total} mezcla' : '{total} mezclas';
  return all.total === 1 ? '{van} de {total} mezcla' : '{van} de {total} mezclas';
};
