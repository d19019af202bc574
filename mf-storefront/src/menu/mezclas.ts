import { formatNumber } from '@shop/contracts/format-pesos';

type Counted = { total: number; isMore?: boolean | undefined };

/** '11', 'más de 10,000'. */
export const howMany = ({ total, isMore }: Counted) => `${isMore ? 'más de ' : ''}${formatNumber(total)}`;

/** The words for the number of results; `van` and `total` are the values of the braces. */
export const countOf = (found: Counted, all: Counted) => {
  if (found.total === all.total) return all.total === 1 ? '{total} mezcla' : '{total} mezclas';
  return all.total === 1 ? '{van} de {total} mezcla' : '{van} de {total} mezclas';
};
