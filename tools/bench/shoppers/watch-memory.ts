import { SHARED } from '../../../scripts/services.ts';
import type { Figure } from '../../measure/figures.ts';
import { memoryOf, ownMemoryOf } from '../processes.ts';
import type { BenchShop } from '../shop.ts';

const EVERY_MS = 2_000;
const COUNTED = new Set(Object.keys(SHARED));

type Looked = { resident: number[]; own: number };

/** Watches the shop's memory; the returned function answers the maximum. */
export function watchMemory({ processes }: BenchShop): () => Figure[] {
  const counted = processes.filter(({ name }) => COUNTED.has(name));
  const looked: Looked[] = [];
  const look = () =>
    looked.push({
      resident: counted.map(({ pid }) => memoryOf(pid)),
      own: sum(counted.map(({ pid }) => ownMemoryOf(pid))),
    });
  const timer = setInterval(look, EVERY_MS);
  return () => {
    clearInterval(timer);
    const most = counted.map(({ name }, at) => ({
      name,
      megabytes: Math.max(...looked.map(({ resident }) => resident[at]!)),
    }));
    return figuresOf(
      most.toSorted((a, b) => b.megabytes - a.megabytes),
      looked,
    );
  };
}

function figuresOf(most: { name: string; megabytes: number }[], looked: Looked[]): Figure[] {
  const note = most.map(({ name, megabytes }) => `${name} ${megabytes.toFixed(0)}`).join(', ');
  const resident = Math.max(...looked.map((one) => sum(one.resident)));
  return [
    {
      what: 'memory of the largest process meanwhile',
      measured: most[0]!.megabytes,
      limit: 250,
      unit: 'MB',
      note,
    },
    {
      what: 'memory of services and pages',
      limit: 700,
      unit: 'MB',
      measured: Math.max(...looked.map(({ own }) => own)),
      note: `${resident.toFixed(0)} when what they share is counted for each`,
    },
  ];
}

const sum = (values: number[]): number => values.reduce((total, one) => total + one, 0);
