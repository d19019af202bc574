import type { RemoteModule } from '@shop/app-kit';
import type { RemoteName } from './owner.ts';

/** Takes the place of remotes.ts in the server build: whoever renders hands the remotes in. */
const given = new Map<RemoteName, Promise<RemoteModule>>();

export const giveRoutes = (name: RemoteName, module: RemoteModule) =>
  given.set(name, Promise.resolve(module));

export const loadRoutes = (name: RemoteName): Promise<RemoteModule> =>
  given.get(name) ?? Promise.reject(new Error(`The remote ${name} was not given`));

export const forgetRoutes = (name: RemoteName) => given.delete(name);
export const warmUp = () => Promise.resolve();
