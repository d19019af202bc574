import type { RouteObject } from 'react-router-dom';
import type { AppDispatch } from './store.ts';

/** What a remote exposes as `./routes`: full-path routes, and the data that a path's page will ask for. */
export type RemoteModule = {
  default: RouteObject[];
  /** Starts the queries of the page at this path and query; used by the server that prerenders and by the browser. */
  prefetch?: (address: string, dispatch: AppDispatch) => Promise<unknown>;
};
