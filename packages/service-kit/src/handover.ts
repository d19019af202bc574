import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 200;

export type HandoverOptions = {
  /** Addresses of all instances of the service, as the network knows them now. */
  instances: () => Promise<string[]>;
  /** Addresses of this one. */
  own: string[];
  isReady: (address: string) => Promise<boolean>;
  /** Somebody is asking this instance. */
  isBusy: () => boolean;
  maxMs: number;
};

/**
 * Lets the instances of a service leave one after the other when all are told to stop at once, as plain
 * `docker compose up -d` does: the first goes, and the others stay until a new one is ready. Where nobody asks, nobody is
 * waited for: the whole shop stops, or sleeps.
 */
export function createHandover({ instances, own, isReady, isBusy, maxMs }: HandoverOptions) {
  const others = async () => (await instances()).filter((address) => !own.includes(address));
  let isFirst: Promise<boolean> = Promise.resolve(true);

  async function comesFirst(): Promise<boolean> {
    const all = (await instances()).toSorted();
    // Alone, or behind one address for all of them: nobody here to take turns with.
    return all.length < 2 || !all.some((address) => own.includes(address)) || own.includes(all[0]!);
  }

  return {
    /** Call when told to stop. */
    begin: (): void => void (isFirst = comesFirst().catch(() => true)),
    /** Ends when this instance is not needed any more. */
    async end(): Promise<void> {
      if (await isFirst) return;
      const until = Date.now() + maxMs;
      while (isBusy() && Date.now() < until) {
        const ready = (await others().catch(() => [])).map(isReady);
        if ((await Promise.all(ready)).includes(true)) return;
        await sleep(LOOK_EVERY_MS);
      }
    },
  };
}
