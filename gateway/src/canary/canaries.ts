import type { Log } from '@shop/service-kit/log';
import type { Metrics } from '@shop/service-kit/metrics';
import { emptyTally, type CanaryStore, type CanaryCounts } from '@shop/service-kit/canary-store';
import { bucketOf, type Exchange } from './bucket.ts';
import { isWorse, nameOf, type Canary } from './canary.ts';

type Deps = {
  store: Pick<CanaryStore, 'exchange' | 'switchedOff' | 'switchOff'>;
  log: Log;
  metrics: Metrics;
  https: boolean;
  now?: () => number;
};
export type Canaries = ReturnType<typeof createCanaries>;

/** The releases on trial with a share of the browsers. One that fails more often than the current release is ended. */
export function createCanaries({ store, log, metrics, https, now = Date.now }: Deps) {
  /** Counts of this gateway that the others do not know yet. */
  let own = new Map<Canary, CanaryCounts>();
  let listed: readonly Canary[] = [];
  /** Undefined while Redis does not answer: no canary runs then, because none could be ended. */
  let off: Set<string> | undefined;
  const running = () => (off ? listed.filter((canary) => !off!.has(nameOf(canary))) : []);

  function count(canary: Canary, isOurs: boolean, kind: keyof CanaryCounts['canary']): void {
    const tally = own.get(canary) ?? emptyTally();
    tally[isOurs ? 'canary' : 'current'][kind] += 1;
    own.set(canary, tally);
  }

  async function judge(canary: Canary, mine = emptyTally()): Promise<void> {
    const name = nameOf(canary);
    const tally = await store.exchange(name, mine, now());
    if (!isWorse(tally)) return;
    off?.add(name);
    if (await store.switchOff(name, tally, now()))
      log.error({ release: name, tally }, 'a canary fails more often than current: switched off');
  }

  metrics.gauges({
    name: 'canary_switched_off',
    help: '1 while a canary is switched off because it failed, 0 while it runs',
    label: 'canary',
    read: async () => Object.fromEntries(listed.map((one) => [nameOf(one), off?.has(nameOf(one)) ? 1 : 0])),
  });
  return {
    running,
    /** The canaries of this browser; undefined while there are none. */
    choose(exchange: Exchange): readonly Canary[] | undefined {
      const all = running();
      if (all.length === 0) return undefined;
      const bucket = bucketOf(exchange, https) ?? 100;
      return all.filter(({ share }) => bucket < share);
    },
    list: (canaries: readonly Canary[]): void => void (listed = canaries),
    isListed: (remote: string, release: string): boolean =>
      listed.some((one) => one.remote === remote && [one.release, one.base].includes(release)),
    /** Counts a document that a browser with these canaries opened. */
    viewed(chosen: readonly Canary[]): void {
      for (const one of running()) count(one, chosen.includes(one), 'views');
    },
    /** Counts a document's report of an error of a remote. */
    failed(remote: string, release: string): void {
      for (const one of running()) if (one.remote === remote) count(one, one.release === release, 'failed');
    },
    /** Reads which canaries are switched off, and ends those that fail. Asks nothing while there are none. */
    async look(): Promise<void> {
      if (listed.length === 0) return;
      try {
        off = await store.switchedOff();
        const counted = own;
        own = new Map();
        for (const one of running()) await judge(one, counted.get(one));
      } catch (error) {
        if (off) log.warn({ err: error }, 'canaries rest until Redis answers');
        off = undefined;
      }
    },
  };
}
