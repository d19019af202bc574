import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../../../scripts/launch/ports.ts';
import { percentile, type Figure } from '../../measure/figures.ts';
import type { Bench } from '../../measure/run.ts';
import { loopDelayOf } from '../event-loop.ts';
import { memoryOf, processesUnder } from '../processes.ts';

const EVERY_MS = 100;
const BEFORE_MS = 10_000;
const EXPORTS = ['orders', 'customers'];

type Seen = { ms: number[]; megabytes: number; lagMs: number };
type Watched = { ask: () => Promise<unknown>; pid: number; metricsPort: number };

/** Whole spreadsheets of orders and customers: their cost in the process, and the delay of other requests. */
export async function measureExports(
  bench: Bench,
  names: Record<string, string>,
  cookie: string,
): Promise<Figure[]> {
  const before = new Set(processesUnder(process.pid).map(({ pid }) => pid));
  const [port] = await freePorts(1);
  const url = await bench.service('cart-orders', { ...names, METRICS_PORT: String(port) });
  const { pid } = processesUnder(process.pid).find((one) => !before.has(one.pid))!;
  const get = async (path: string) => (await fetch(url + path, { headers: { cookie } })).arrayBuffer();
  const ask = () => get('/api/orders?sort=-createdAt&pageSize=25');
  const watched = { ask, pid, metricsPort: port! };
  const figures: Figure[] = [];
  for (const list of EXPORTS) {
    const alone = await during(watched, () => sleep(BEFORE_MS));
    const start = performance.now();
    const beside = await during(watched, () => read(`${url}/api/admin/reports/${list}.csv`, cookie));
    figures.push(...figuresOf(list, { alone, beside, seconds: (performance.now() - start) / 1000 }));
  }
  return figures;
}

/** Asks for a page of orders ten times a second during `work`. */
async function during({ ask, pid, metricsPort }: Watched, work: () => Promise<unknown>): Promise<Seen> {
  const seen: Seen = { ms: [], megabytes: 0, lagMs: NaN };
  await loopDelayOf(metricsPort);
  const asked: Promise<unknown>[] = [];
  const timer = setInterval(() => {
    const start = performance.now();
    asked.push(ask().then(() => seen.ms.push(performance.now() - start)));
    seen.megabytes = Math.max(seen.megabytes, memoryOf(pid));
  }, EVERY_MS);
  await work();
  clearInterval(timer);
  seen.lagMs = await loopDelayOf(metricsPort);
  await Promise.all(asked);
  return seen;
}

/** @throws Error when the spreadsheet ends early */
async function read(url: string, cookie: string): Promise<void> {
  const answer = await fetch(url, { headers: { cookie } });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  for await (const _part of answer.body!);
}

const p95 = (ms: number[]) => percentile(ms, 0.95);

type Export = { alone: Seen; beside: Seen; seconds: number };
const figuresOf = (list: string, { alone, beside, seconds }: Export): Figure[] => [
  {
    what: `${list}.csv: memory of the process`,
    measured: beside.megabytes,
    limit: 150,
    unit: 'MB',
    note: `${alone.megabytes.toFixed(0)} before; ${seconds.toFixed(0)} s`,
  },
  {
    what: `${list}.csv: delay of the event loop, p99`,
    measured: beside.lagMs,
    limit: 50,
    unit: 'ms',
    note: `${alone.lagMs.toFixed(0)} without it`,
  },
  {
    what: `${list}.csv: a page of orders meanwhile, p95`,
    measured: p95(beside.ms),
    limit: 300,
    unit: 'ms',
    note: `${p95(alone.ms).toFixed(0)} without it; ${beside.ms.length} requests`,
  },
];
