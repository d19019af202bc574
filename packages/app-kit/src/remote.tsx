import { isAddressOf, type PageEntry } from '@shop/contracts/pages';
import type { Read } from '@shop/contracts/reads';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { page } from './page.tsx';
import { readAhead } from './reads.ts';
import type { AppDispatch } from './store.ts';

/** What a remote exposes as `./routes`: routes with full paths, and the prefetch of a path's data. */
export type RemoteModule = {
  default: RouteObject[];
  /** Loads data and code of the page at this path and query; for the prerendering server and for browsers. */
  prefetch?: (address: string, dispatch: AppDispatch) => Promise<unknown>;
};

/** Loads `<file>.page.tsx`, which exports only the page's component. */
type Load = (file: string) => Promise<unknown>;
/** Prefetches that depend on more than the page's path. */
type OwnReads = Partial<Record<Read, (dispatch: AppDispatch, query: string) => unknown>>;

const drawn = <Entry extends PageEntry>(entry: Entry, load: Load) => {
  const Page = page(async () => Object.values((await load(entry.file)) as object)[0] as ComponentType);
  return { entry, preload: Page.preload, route: { path: entry.path, element: <Page /> } };
};

/**
 * A remote's routes from its entries (contracts/src/pages): each page loads when visited, its code in parallel with
 * its data. A failure shows when the page is opened.
 */
export const remotePages = <Entry extends PageEntry>(
  entries: readonly Entry[],
  load: Load,
  own: OwnReads = {},
) => {
  const pages = entries.map((entry) => drawn(entry, load));
  const prefetch = async (address: string, dispatch: AppDispatch) => {
    const [path = '', query = ''] = address.split('?');
    const found = pages.find(({ entry }) => isAddressOf(entry.path, path));
    if (!found) return;
    const name = path.slice(path.lastIndexOf('/') + 1);
    const reads = found.entry.reads ?? [];
    await Promise.allSettled([
      found.preload(),
      ...reads.map((read) => (own[read] ?? readAhead(read, name))(dispatch, query)),
    ]);
  };
  return { pages, prefetch };
};
