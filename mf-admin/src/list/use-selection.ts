import { useRef, useState } from 'react';

/**
 * Which rows of a page are chosen; whatever is not on the page is not chosen, so that nobody changes what is not seen. Or all
 * that the list finds, on every page, until it finds others.
 * @param find what the list is filtered by
 */
export const useSelection = (shown: string[], find: object) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [found, setFound] = useState('');
  const last = useRef('');
  const isAll = found === JSON.stringify(find);
  // From what is chosen by then: a change of many rows takes time, and more may be chosen meanwhile.
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
    /** With `isRange` all from the last one that was chosen follow. */
    set: (id: string, isChosen: boolean, isRange: boolean) => {
      const [from, to] = [shown.indexOf(last.current), shown.indexOf(id)].toSorted((a, b) => a - b);
      choose(isRange && from! >= 0 ? shown.slice(from, to! + 1) : [id], isChosen);
      last.current = id;
    },
    setAll: (isChosen: boolean) => choose(shown, isChosen),
    /** All that the list finds. */
    setFound: () => {
      choose(shown, true);
      setFound(JSON.stringify(find));
    },
    drop: (ids: string[]) => choose(ids, false),
  };
};
export type Selection = ReturnType<typeof useSelection>;
