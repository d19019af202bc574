import type { AppDispatch, RemoteModule } from '@shop/app-kit';
import { retry, untilItComes } from '@shop/app-kit/retry';
import { ownerOf, type RemoteName } from '@shop/contracts/pages';

/** webpack's container, which a remote's first file stores under its name. */
type Container = {
  init: (shared: unknown) => unknown;
  get: (module: './routes') => Promise<() => RemoteModule>;
};

/** A version of a shared module; `get` loads it, unless it is `eager`. */
type Share = { get: () => Promise<unknown>; eager: boolean };

declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>;
declare const __webpack_share_scopes__: { default: Record<string, Record<string, Share>> };

/** The same limit as webpack's for other files (packages/build/src/webpack.mjs). */
const MOST_MS = 20_000;
const entered = new Map<RemoteName, Promise<Container>>();
const loading = new Map<RemoteName, Promise<RemoteModule>>();
let shared: Promise<unknown> = Promise.resolve();

/**
 * Fills webpack's list of shared modules. webpack calls `get` once for each user of a module, and keeps the failure for
 * as long as the document lives; so `get` itself asks until the module comes.
 */
export const shareModules = async () => {
  await __webpack_init_sharing__('default');
  for (const share of Object.values(__webpack_share_scopes__.default).flatMap(Object.values<Share>)) {
    const { get } = share;
    if (!share.eager) share.get = () => untilItComes(get);
  }
};

/** Remotes' code runs after the shared modules: otherwise all of them would run in one task, and block the page. */
export const runAfter = (stages: Promise<unknown>) => void (shared = stages);

type Registry = Partial<Record<RemoteName, string>>;
const readRegistry = () => JSON.parse(document.getElementById('remotes')?.textContent ?? '{}') as Registry;

/** The address of a remote's entry from the page's registry: it can be moved or rolled back without a new shell. */
export const entryOf = (name: RemoteName) => readRegistry()[name] ?? `/mf/${name}/remoteEntry.js`;

const containerOf = (name: RemoteName) =>
  (globalThis as unknown as Partial<Record<RemoteName, Container>>)[name];

/** Runs a remote's first file and returns its container; the answer may be another page, e.g. of a hotel's network. */
const runEntry = (name: RemoteName) =>
  new Promise<Container>((resolve, reject) => {
    const script = document.createElement('script');
    const settle = () => {
      clearTimeout(timer);
      const container = containerOf(name);
      if (container) resolve(container);
      else reject(new Error(`The remote ${name} could not be loaded`));
    };
    const timer = setTimeout(settle, MOST_MS);
    script.src = entryOf(name);
    script.onload = settle;
    script.onerror = settle;
    document.head.append(script);
  });

const enter = (name: RemoteName) => {
  const container = entered.get(name) ?? runEntry(name);
  entered.set(name, container);
  container.catch(() => entered.delete(name));
  return container;
};

const load = async (name: RemoteName) => {
  const container = await enter(name);
  await container.init(__webpack_share_scopes__.default);
  const [routes] = await Promise.all([container.get('./routes'), shared]);
  return routes();
};

/** The routes of a remote: the same promise, until it fails and is forgotten. */
export const loadRoutes = (name: RemoteName): Promise<RemoteModule> => {
  const known = loading.get(name);
  if (known) return known;
  const promise = retry(() => load(name));
  loading.set(name, promise);
  // The boundary shows the failure; this keeps the browser from reporting it as well.
  promise.catch(() => undefined);
  return promise;
};

/** Forgets a failed load, so that the next render tries again. */
export const forgetRoutes = (name: RemoteName) => loading.delete(name);

/**
 * Prepares a visit of `path`: the remote's code, the page's own file and its data.
 * A failure is ignored, because it shows when the page is opened.
 */
export const warmUp = async (path: string, dispatch: AppDispatch) => {
  const { prefetch } = await loadRoutes(ownerOf(path));
  await prefetch?.(path, dispatch);
};
