import { useState } from 'react';
import type { ListPage } from './list-page.ts';

/** Lists are read again on every visit. */
export const ANEW = { refetchOnMountOrArgChange: true };

/** The rows of a list; empty before the first answer and when a new read fails. */
export const rowsOf = <Row>({ data, isError }: { data?: Row[] | ListPage<Row>; isError: boolean }): Row[] => {
  if (isError || !data) return [];
  return Array.isArray(data) ? data : data.rows;
};

/**
 * The row that the address names by `key`. Its window stays open when the row leaves the list or the list cannot be
 * read again, so that a form or a pending request is not lost.
 */
export const useOpened = <Row>(rows: Row[], wanted: string, key: keyof Row) => {
  const [held, setHeld] = useState<Row>();
  const isWanted = (row: Row) => String(row[key]) === wanted;
  const found = rows.find(isWanted);
  if (found && found !== held) setHeld(found);
  return found ?? (held && isWanted(held) ? held : undefined);
};
