import type { Order } from '@shop/contracts/order';
import { useState } from 'react';
import type { ListPage } from '../list/list-page.ts';
import { PAGE_SIZE, type Filters } from './orders-query.ts';
import { useListOrdersQuery } from './orders.api.ts';

type Shown = { filters: Filters; page: number; list: ListPage<Order> | undefined; id: string };
/** The page and the id of a neighbouring order. */
export type Neighbour = { page: number; id: string } | undefined;

/**
 * The orders before and after the open one, in the list's filter and order, across its pages. An order that has
 * just left the list keeps its position: the one that moved into it is the next.
 */
export const useNeighbours = ({ filters, page, list, id }: Shown) => {
  const rows = list?.rows ?? [];
  const found = rows.findIndex((order) => order.id === id);
  const [place, setPlace] = useState(found);
  if (found >= 0 && found !== place) setPlace(found);
  const isListed = found >= 0;
  const at = isListed ? found : place;
  const nextAt = isListed ? at + 1 : at;
  const isOpen = id !== '' && at >= 0;
  const hasMore = (list?.total ?? 0) > page * PAGE_SIZE;
  const before = useEdge({ filters, page: page - 1, skip: !isOpen || at > 0 || page === 1 });
  const after = useEdge({ filters, page: page + 1, skip: !isOpen || nextAt < rows.length || !hasMore });
  const inPage = (order: Order | undefined): Neighbour => order && { page, id: order.id };
  if (!isOpen) return {};
  return {
    previous: inPage(rows[at - 1]) ?? onPage(page - 1, before?.at(-1)),
    next: inPage(rows[nextAt]) ?? onPage(page + 1, after?.[0]),
  };
};

const onPage = (page: number, order: Order | undefined): Neighbour => order && { page, id: order.id };

const useEdge = ({ filters, page, skip }: { filters: Filters; page: number; skip: boolean }) => {
  const { currentData } = useListOrdersQuery({ ...filters, page, pageSize: PAGE_SIZE }, { skip });
  return skip ? undefined : currentData?.rows;
};
