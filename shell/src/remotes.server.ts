import type { RemoteModule } from '@shop/app-kit';
import type { RemoteName } from '@shop/contracts/pages';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

/** Takes the place of remotes.ts in the server build: a release is loaded once and serves all pages until the next one. */
const loaded = new Map<RemoteName, Promise<RemoteModule>>();

/**
 * Loads a release of a remote's server build; the one before stays in use when that fails.
 * @param entry address of its remoteEntry.js
 */
export const loadRelease = async (name: RemoteName, entry: string): Promise<void> => {
  // The module cache of the release before has to go.
  registerRemotes([{ name, entry }], { force: true });
  const module = await loadRemote<RemoteModule>(`${name}/routes`);
  if (!module) throw new Error(`The remote ${name} exposes no routes`);
  loaded.set(name, Promise.resolve(module));
};

export const loadRoutes = (name: RemoteName): Promise<RemoteModule> =>
  loaded.get(name) ?? Promise.reject(new Error(`The remote ${name} was not loaded yet`));

export const forgetRoutes = () => false;
export const warmUp = () => Promise.resolve();
