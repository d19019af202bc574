import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';

export type Options = { seed: string; only: string[]; isShort: boolean; json: string };

/**
 * --seed TEXT repeats the moments of an earlier run, --only F5,F1 takes some rows, --short takes few rounds,
 * --json FILE says where the figures go.
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string' },
      only: { type: 'string' },
      short: { type: 'boolean', default: false },
      json: { type: 'string' },
    },
  });
  return {
    seed: values.seed ?? randomBytes(4).toString('hex'),
    only: values.only?.toUpperCase().split(',') ?? [],
    isShort: values.short,
    json: values.json ?? 'test-results/faults.json',
  };
}
