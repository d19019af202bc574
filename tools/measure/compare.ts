import { cpuOf, processesUnder } from '../bench/processes.ts';
import { median, type Figure } from './figures.ts';

const ROUNDS = 4;
const A_ROUND = 10;
const WARM_UP = 3;

type Sizes<Shop> = { small: Shop; large: Shop };
/** `ask` answers the bytes of its answer. */
export type Question<Shop> = { what: string; ask: (shop: Shop) => Promise<number> };
type Taken = { ms: number[]; cpu: number; bytes: number };

/** The same question to a small shop and to a large one, in turns: the middle of its times, and what it takes of the CPU. */
export async function compareSizes<Shop>(
  { small, large }: Sizes<Shop>,
  { what, ask }: Question<Shop>,
): Promise<Figure> {
  const taken = new Map<Shop, Taken>([small, large].map((shop) => [shop, { ms: [], cpu: 0, bytes: 0 }]));
  for (const shop of [small, large]) for (let at = 0; at < WARM_UP; at += 1) await ask(shop);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const shop of [small, large]) await askRound(() => ask(shop), taken.get(shop)!);
  const [few, many] = [taken.get(small)!, taken.get(large)!];
  const cpu = (one: Taken) => (one.cpu / (ROUNDS * A_ROUND)).toFixed(1);
  return {
    what,
    measured: median(many.ms) / median(few.ms),
    limit: 1.5,
    unit: '×',
    note: `p50 ${median(many.ms).toFixed(1)} ms against ${median(few.ms).toFixed(1)} ms, CPU ${cpu(many)} against ${cpu(few)} ms, ${kilobytes(many)} against ${kilobytes(few)} kB`,
  };
}

const kilobytes = ({ bytes }: Taken): string => (bytes / 1000).toFixed(1);

async function askRound(ask: () => Promise<number>, taken: Taken): Promise<void> {
  const before = usedCpu();
  for (let at = 0; at < A_ROUND; at += 1) {
    const start = performance.now();
    taken.bytes = await ask();
    taken.ms.push(performance.now() - start);
  }
  taken.cpu += usedCpu() - before;
}

/** Of everything that the measurement started: whoever is not asked takes next to nothing. */
const usedCpu = (): number =>
  processesUnder(process.pid)
    .filter(({ pid }) => pid !== process.pid)
    .reduce((sum, { pid }) => sum + cpuOf(pid), 0);
