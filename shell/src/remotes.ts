import type { RemoteModule } from '@shop/app-kit';
import { retrying } from '@shop/app-kit/retry';
import { loadRemote, preloadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { REMOTE_NAMES, type RemoteName } from './owner.ts';

const loading = new Map<RemoteName, Promise<RemoteModule>>();
const preloaded = new Set<RemoteName>();

/** Reads the page's registry, so that a remote can be moved or rolled back without a new shell. */
export const registerFromPage = () => {
  const registry = JSON.parse(document.getElementById('remotes')?.textContent ?? '{}') as Partial<
    Record<RemoteName, string>
  >;
  registerRemotes(
    REMOTE_NAMES.map((name) => ({ name, entry: registry[name] ?? `/mf/${name}/mf-manifest.json` })),
  );
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

/** Fetches a remote's files ahead of a visit; once per remote, a failure costs nothing. */
export const preload = (name: RemoteName) => {
  if (preloaded.has(name)) return;
  preloaded.add(name);
  preloadRemote([{ nameOrAlias: name, exposes: ['routes'], resourceCategory: 'all' }]).catch(() =>
    preloaded.delete(name),
  );
};
