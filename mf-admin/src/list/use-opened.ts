import { useState } from 'react';

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
