import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ListPage } from './list-page.ts';

/** Lists are read again on every visit. */
export const ANEW = { refetchOnMountOrArgChange: true };

// One shared array, because a table recomputes its rows when the array changes.
const NONE: never[] = [];

/** The rows of a list; empty before the first answer and when a new read fails. */
export const rowsOf = <Row>({ data, isError }: { data?: Row[] | ListPage<Row>; isError: boolean }): Row[] => {
  if (isError || !data) return NONE;
  return Array.isArray(data) ? data : data.rows;
};

/**
 * The columns of a list, which stay the same while `act`, their buttons' action, is replaced: new columns would
 * redraw every cell.
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
 * The row that the address names. Its window stays open when the row leaves the list or the list cannot be read
 * again, so that a form or a pending request is not lost.
 */
export const useOpened = <Row extends { id: string | number }>(rows: Row[], wanted: string) => {
  const [held, setHeld] = useState<Row>();
  const found = rows.find(({ id }) => String(id) === wanted);
  if (found && found !== held) setHeld(found);
  return found ?? (held && String(held.id) === wanted ? held : undefined);
};
