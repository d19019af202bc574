import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ListPage } from './list-page.ts';

/** Lists are read anew whenever somebody comes to them. */
export const ANEW = { refetchOnMountOrArgChange: true };

// One and the same list, or a table would count its rows anew at every render.
const NONE: never[] = [];

/** What a list holds; nothing while it is not there, or when it could not be read again. */
export const rowsOf = <Row>({ data, isError }: { data?: Row[] | ListPage<Row>; isError: boolean }): Row[] => {
  if (isError || !data) return NONE;
  return Array.isArray(data) ? data : data.rows;
};

/**
 * The columns of a list, which stay the same while `act`, what their buttons do, is the newest: other ones would draw
 * every cell anew.
 */
export const useColumns = <Args extends unknown[], Columns, Extra = undefined>(
  columnsOf: (act: (...args: Args) => void, extra: Extra) => Columns,
  act: (...args: Args) => void,
  extra?: Extra,
): Columns => {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  const stable = useCallback((...args: Args) => newest.current(...args), []);
  return useMemo(() => columnsOf(stable, extra as Extra), [columnsOf, stable, extra]);
};

/**
 * The row that the address names. Its window stays open when the row leaves the list, or the list cannot be read
 * again: a form, or a request that nobody has answered, must not go with it.
 */
export const useOpened = <Row extends { id: string | number }>(rows: Row[], wanted: string) => {
  const [held, setHeld] = useState<Row>();
  const found = rows.find(({ id }) => String(id) === wanted);
  if (found && found !== held) setHeld(found);
  return found ?? (held && String(held.id) === wanted ? held : undefined);
};
