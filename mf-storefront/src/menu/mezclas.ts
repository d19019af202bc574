import { formatNumber } from '@shop/contracts/format-pesos';

type Counted = { total: number; isMore?: boolean | undefined };

/** '1 mezcla', '11 mezclas', 'más de 10,000 mezclas'. */
export const mezclas = ({ total, isMore }: Counted) =>
  `${howMany({ total, isMore })} ${total === 1 ? 'mezcla' : 'mezclas'}`;
const howMany = ({ total, isMore }: Counted) => `${isMore ? 'más de ' : ''}${formatNumber(total)}`;

/** How many were found, and of how many. */
export const countOf = (found: Counted, all: Counted) =>
  found.total === all.total ? mezclas(all) : `${howMany(found)} de ${mezclas(all)}`;
