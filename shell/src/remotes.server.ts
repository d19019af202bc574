import type { RemoteModule } from '@shop/app-kit';
import type { RemoteName } from '@shop/contracts/pages';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

/** Replaces remotes.ts in the server build: a release is loaded once and serves all pages until the next one. */
const loaded = new Map<RemoteName, Promise<RemoteModule>>();

/**
 * Loads a release of a remote's server build; after a failure the previous one stays in use.
 * @param entry address of its remoteEntry.js
 */
export const loadRelease = async (name: RemoteName, entry: string): Promise<void> => {
  // Clears the module cache of the previous release.
  registerRemotes([{ name, entry }], { force: true });
  const module = await loadRemote<RemoteModule>(`${name}/routes`);
  if (!module) throw new Error(`The remote ${name} exposes no routes`);
  loaded.set(name, Promise.resolve(module));
};

export const loadRoutes = (name: RemoteName): Promise<RemoteModule> =>
  loaded.get(name) ?? Promise.reject(new Error(`The remote ${name} was not loaded yet`));

export const forgetRoutes = () => false;
export const warmUp = () => Promise.resolve();
