import { useRef, useState } from 'react';

/**
 * The selected rows of a page; rows of other pages are never selected, so that nobody changes what they cannot see.
 * Or all rows that the list finds, on every page, until `find` changes.
 * @param find the list's filters
 */
export const useSelection = (shown: string[], find: object) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [found, setFound] = useState('');
  const last = useRef('');
  const isAll = found === JSON.stringify(find);
  // Coming back to a filter selects nothing.
  if (found && !isAll) setFound('');
  // Based on the newest selection: a change of many rows takes time, and the selection may change meanwhile.
  const choose = (ids: string[], isChosen: boolean) => {
    setFound('');
    setChosen((before) => {
      const next = new Set(before);
      for (const id of ids)
        if (isChosen) next.add(id);
        else next.delete(id);
      return next;
    });
  };
  return {
    ids: isAll ? shown : shown.filter((id) => chosen.has(id)),
    isAll,
    has: (id: string) => isAll || chosen.has(id),
    /** With `isRange`, all rows since the last selected one are included. */
    set: (id: string, isChosen: boolean, isRange: boolean) => {
      const [from, to] = [shown.indexOf(last.current), shown.indexOf(id)].toSorted((a, b) => a - b);
      choose(isRange && from! >= 0 ? shown.slice(from, to! + 1) : [id], isChosen);
      last.current = id;
    },
    setAll: (isChosen: boolean) => choose(shown, isChosen),
    /** Selects all rows that the list finds. */
    setFound: () => {
      choose(shown, true);
      setFound(JSON.stringify(find));
    },
    drop: (ids: string[]) => choose(ids, false),
  };
};
export type Selection = ReturnType<typeof useSelection>;
