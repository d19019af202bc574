import { useAppSelector } from '@shop/app-kit';
import { deviceMemory } from '@shop/app-kit/storage';
import { useState } from 'react';
import * as z from 'zod/mini';
import { auth } from '../auth/auth.slice.ts';

const savedViews = z.array(z.object({ name: z.string(), filters: z.record(z.string(), z.string()) }));
/** Filters of a list, as the page's address has them, under a name. */
type SavedView = z.infer<typeof savedViews>[number];

/** Whatever cannot be read is none: views are a convenience, and the page must open. */
const readViews = (key: string): SavedView[] => savedViews.safeParse(deviceMemory.read(key)).data ?? [];

/** The views of a list that an administrator keeps in this browser. One saved under the name of another replaces it. */
export const useSavedViews = (list: string) => {
  const { username } = useAppSelector(auth.selectors.auth);
  const key = `vistas:${username ?? ''}:${list}`;
  const [views, setViews] = useState(() => readViews(key));
  const keep = (next: SavedView[]) => {
    setViews(next);
    deviceMemory.write(key, next);
  };
  return {
    views,
    save: (view: SavedView) => keep([...views.filter(({ name }) => name !== view.name), view]),
    remove: (gone: string) => keep(views.filter(({ name }) => name !== gone)),
  };
};
