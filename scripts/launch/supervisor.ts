import {
  keepRunning,
  type Kept,
  type Keeping,
  type Mortal,
} from '../../embedded/src/launcher/keep-running.ts';
import { startChild, type Part } from './child.ts';

/** Keeps the parts of the shop running: one that ends is restarted with growing pauses, while the others go on. */
export type Supervisor = {
  start: (part: Part) => void;
  /** The shop has started: afterwards it ends only on request. */
  opened: () => void;
  stopAll: () => Promise<void>;
};
type Supervising = {
  dataDir: string;
  /** Called when a part reports at the shop's start that it cannot run. */
  giveUp: (reason: string) => void;
  wait?: Keeping<Mortal>['wait'];
};

export function createSupervisor({ dataDir, giveUp, wait }: Supervising): Supervisor {
  const kept: Kept[] = [];
  let isOpen = false;

  function startPart(part: Part): Mortal {
    let stopping = false;
    const { promise: died, resolve } = Promise.withResolvers<string | undefined>();
    const env = { ...part.env, ...(isOpen && { SHOP_IS_OPEN: '1' }) };
    const child = startChild({ ...part, env }, dataDir, (code) => {
      // Exit code 1 means that a service cannot start with this configuration. After the shop's start the same
      // code means that a store is unavailable, which is temporary.
      if (code === 1 && !isOpen && !stopping) giveUp(`${part.name} ended with code 1`);
      resolve(stopping ? undefined : `${part.name} ended (${child.process.signalCode ?? `code ${code}`})`);
    });
    const close = () => {
      stopping = true;
      return child.stop();
    };
    return { died, close };
  }

  return {
    start: (part) => {
      const start = () => startPart(part);
      kept.push(keepRunning(start(), { start, say: (line) => console.error(line), ...(wait && { wait }) }));
    },
    opened: () => void (isOpen = true),
    stopAll: async () => {
      for (const one of kept) one.letGo();
      // The part started last (the gateway) stops first, so that no request meets half a shop.
      for (const one of kept.toReversed()) await one.close();
    },
  };
}
