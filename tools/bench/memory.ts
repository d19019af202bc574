import type { Figure } from '../measure/figures.ts';
import { NOT_NODE } from './idle.ts';
import { sendAll } from './load.ts';
import { memoryOf } from './processes.ts';
import type { BenchShop } from './shop.ts';

const WARM_UP = 3_000;
const REQUESTS = 10_000;

/** What the shop's processes hold after many requests, and whether that grows with each of them. */
export async function benchMemory({ url, processes }: BenchShop): Promise<Figure[]> {
  const nodes = processes.filter(({ name }) => !NOT_NODE.has(name));
  const paths = ['/', '/menu', '/api/elixirs/predesigned/all', '/api/cart', '/api/elixirs/1'];
  const send = (total: number) =>
    sendAll(total, (index) => ({ url: url + paths[index % paths.length]!, expect: 200 }));
  await send(WARM_UP);
  const before = nodes.map(({ pid }) => memoryOf(pid));
  await send(REQUESTS);
  const after = nodes
    .map(({ pid, name }, at) => {
      const megabytes = memoryOf(pid);
      return { name, megabytes, more: megabytes - before[at]! };
    })
    .toSorted((a, b) => b.megabytes - a.megabytes);
  const grown = after.toSorted((a, b) => b.more - a.more)[0]!;
  const note = after.map(({ name, megabytes }) => `${name} ${megabytes.toFixed(0)}`).join(', ');
  const unit = 'MB';
  return [
    { what: 'loaded, memory of the largest part', measured: after[0]!.megabytes, limit: 150, unit, note },
    { what: 'growth by 10,000 requests', measured: grown.more, limit: 5, unit, note: grown.name },
  ];
}
