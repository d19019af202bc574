import { useAppSelector } from '@shop/app-kit';
import { deviceMemory } from '@shop/app-kit/storage';
import { useState } from 'react';
import * as z from 'zod/mini';
import { auth } from '../auth/auth.slice.ts';
import type { ListParams } from './use-list-params.ts';

const savedViews = z.array(z.object({ name: z.string(), filters: z.record(z.string(), z.string()) }));
/** A named set of filters of a list, as in the page's address. */
type SavedView = z.infer<typeof savedViews>[number];

/** Unreadable views are ignored: they are a convenience, and the page must open. */
const readViews = (key: string): SavedView[] => savedViews.safeParse(deviceMemory.read(key)).data ?? [];

/**
 * The views of a list that an administrator keeps in this browser. One saved under the name of another replaces it.
 * @param names of the filters in the address
 */
export const useSavedViews = (list: string, params: ListParams, names: readonly string[]) => {
  const { username } = useAppSelector(auth.selectors.auth);
  const key = `vistas:${username ?? ''}:${list}`;
  const [views, setViews] = useState(() => readViews(key));
  const keep = (next: SavedView[]) => {
    setViews(next);
    deviceMemory.write(key, next);
  };
  const without = (name: string) => views.filter((view) => view.name !== name);
  const now = Object.fromEntries(names.map((name) => [name, params.get(name)]).filter(([, value]) => value));
  return {
    views,
    /** Whether any filter is set. */
    isFiltered: Object.keys(now).length > 0,
    isShown: ({ filters }: SavedView) => names.every((name) => (filters[name] ?? '') === (now[name] ?? '')),
    show: ({ filters }: SavedView) =>
      params.set({ ...Object.fromEntries(names.map((name) => [name, filters[name] ?? ''])), pagina: '' }),
    save: (name: string) => keep([...without(name), { name, filters: now }]),
    remove: (name: string) => keep(without(name)),
  };
};
export type SavedViewsOfList = ReturnType<typeof useSavedViews>;
