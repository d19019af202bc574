import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The state of a list (search, filters, order, page, open dialog) in the page's address: it survives a reload and a
 * new login, and can be bookmarked.
 */
export const useListParams = () => {
  const [params, setParams] = useSearchParams();
  // The router updates the address with a delay: a second change before that must not undo the first.
  const newest = useRef(params);
  useLayoutEffect(() => {
    newest.current = params;
  }, [params]);
  const set = (changes: Record<string, string>) => {
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
export const openDialog = <Kind extends string>({ get, set }: ListParams) => {
  // The id may contain dots.
  const [kind = '', ...id] = get(NAME).split('.');
  return {
    kind: kind as Kind | '',
    id: id.join('.'),
    open: (which: Kind, of: string | number = '') => set({ [NAME]: of === '' ? which : `${which}.${of}` }),
    close: () => set({ [NAME]: '' }),
  };
};
