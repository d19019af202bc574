import { cpuOf, processesUnder } from '../bench/processes.ts';
import { median, type Figure } from './figures.ts';

const TURNS = 40;
const WARM_UP = 3;

export type Sizes<Shop> = { small: Shop; large: Shop };
/** `ask` answers the bytes of its answer. */
export type Question<Shop> = { what: string; ask: (shop: Shop) => Promise<number> };
type Taken = { ms: number[]; cpu: number[]; bytes: number };

/**
 * Asks a small and a large shop the same question, in turns. CPU time is compared, because elapsed time on a shared
 * machine depends on others.
 */
export async function compareSizes<Shop>(
  { small, large }: Sizes<Shop>,
  { what, ask }: Question<Shop>,
): Promise<Figure> {
  const taken = new Map<Shop, Taken>([small, large].map((shop) => [shop, { ms: [], cpu: [], bytes: 0 }]));
  for (const shop of [small, large]) for (let at = 0; at < WARM_UP; at += 1) await ask(shop);
  const usedCpu = cpuOfAll();
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const shop of turn % 2 === 0 ? [small, large] : [large, small])
      await askOnce(() => ask(shop), { taken: taken.get(shop)!, usedCpu });
  const [few, many] = [taken.get(small)!, taken.get(large)!];
  const both = (of: (one: Taken) => number) => `${of(many).toFixed(1)} against ${of(few).toFixed(1)}`;
  return {
    what,
    measured: median(many.cpu) / median(few.cpu),
    limit: 1.5,
    unit: '×',
    note: `CPU ${both(({ cpu }) => median(cpu))} ms, p50 ${both(({ ms }) => median(ms))} ms, ${both(({ bytes }) => bytes / 1000)} kB`,
  };
}

type Using = { taken: Taken; usedCpu: () => number };

async function askOnce(ask: () => Promise<number>, { taken, usedCpu }: Using): Promise<void> {
  const [before, start] = [usedCpu(), performance.now()];
  taken.bytes = await ask();
  taken.ms.push(performance.now() - start);
  taken.cpu.push(usedCpu() - before);
}

/** The CPU time of all started processes: idle ones add almost nothing. */
function cpuOfAll(): () => number {
  const started = processesUnder(process.pid).filter(({ pid }) => pid !== process.pid);
  return () => started.reduce((sum, { pid }) => sum + cpuOf(pid), 0);
}
