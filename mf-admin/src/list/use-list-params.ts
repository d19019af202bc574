import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The state of a list (search, filters, order, page, open dialog) in the page's address: it survives a reload and a
 * new login, and can be bookmarked.
 */
export const useListParams = () => {
  const [params, setParams] = useSearchParams();
  // The router updates the address with a delay: a second change before that must not undo the first.
  // Once the page was left there is none: an answer that comes late must not lead back.
  const newest = useRef<URLSearchParams>(undefined);
  useLayoutEffect(() => {
    newest.current = params;
    return () => void (newest.current = undefined);
  }, [params]);
  const set = (changes: Record<string, string>) => {
    if (!newest.current) return;
    const next = new URLSearchParams(newest.current);
    for (const [name, value] of Object.entries(changes))
      if (value) next.set(name, value);
      else next.delete(name);
    newest.current = next;
    setParams(next, { replace: true });
  };
  /** A new value of a filter, of the search or of the order leads to the first page. */
  const change = (name: string) => (value: string) => set({ [name]: value, pagina: '' });
  return {
    get: (name: string) => params.get(name) ?? '',
    /** The same now, for what is done later than the render. */
    getNow: (name: string) => newest.current?.get(name) ?? '',
    /** '' removes a name from the address. */
    set,
    change,
    /** Binds a filter to its name in the address. */
    bind: (name: string) => ({ value: params.get(name) ?? '', onChange: change(name) }),
    page: Math.max(1, Math.trunc(Number(params.get('pagina'))) || 1),
  };
};
export type ListParams = ReturnType<typeof useListParams>;

const NAME = 'ventana';

/** The open dialog, in the page's address as 'editar.12': after a new login it opens again, with its draft. */
export const openDialog = <Kind extends string>({ get, getNow, set }: ListParams) => {
  const opened = get(NAME);
  // The id may contain dots.
  const [kind = '', ...id] = opened.split('.');
  return {
    kind: kind as Kind | '',
    id: id.join('.'),
    open: (which: Kind, of: string | number = '') => set({ [NAME]: of === '' ? which : `${which}.${of}` }),
    /** The answer that a window waited for may come when another one is open already. */
    close: () => getNow(NAME) === opened && set({ [NAME]: '' }),
  };
};
