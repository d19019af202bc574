import type { AppDispatch, RemoteModule } from '@shop/app-kit';
import { retrying } from '@shop/app-kit/retry';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { ownerOf, REMOTE_NAMES, type RemoteName } from '@shop/contracts/pages';

const loading = new Map<RemoteName, Promise<RemoteModule>>();

type Registry = Partial<Record<RemoteName, string>>;
const readRegistry = () => JSON.parse(document.getElementById('remotes')?.textContent ?? '{}') as Registry;

/** Where a remote begins, by the page's registry. */
export const entryOf = (name: RemoteName, registry = readRegistry()) =>
  registry[name] ?? `/mf/${name}/remoteEntry.js`;

/** Reads the page's registry, so that a remote can be moved or rolled back without a new shell. */
export const registerFromPage = () => {
  const registry = readRegistry();
  registerRemotes(REMOTE_NAMES.map((name) => ({ name, entry: entryOf(name, registry) })));
};

const load = async (name: RemoteName) => {
  const module = await loadRemote<RemoteModule>(`${name}/routes`);
  if (!module) throw new Error(`The remote ${name} exposes no routes`);
  return module;
};

/** The routes of a remote: the same promise until it fails and is forgotten. */
export const loadRoutes = (name: RemoteName): Promise<RemoteModule> => {
  const known = loading.get(name);
  if (known) return known;
  const promise = retrying(() => load(name));
  loading.set(name, promise);
  // The boundary shows the failure; this only keeps the browser from reporting it twice.
  promise.catch(() => undefined);
  return promise;
};

/** Forgets a failed load, so that the next render tries again. */
export const forgetRoutes = (name: RemoteName) => loading.delete(name);

/**
 * Gets ready for a visit of `path`: the remote's code, the page's own file and its data.
 * A failure costs nothing, it shows when the page is really opened.
 */
export const warmUp = async (path: string, dispatch: AppDispatch) => {
  const { prefetch } = await loadRoutes(ownerOf(path));
  await prefetch?.(path, dispatch);
};
