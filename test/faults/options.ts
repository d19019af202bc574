import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';

export type Options = {
  seed: string;
  only: string[];
  isShort: boolean;
  rounds: number | undefined;
  json: string;
};

/**
 * --seed TEXT repeats the moments of an earlier run, --only F5,F1 takes some scenarios, --short takes few rounds, --rounds N
 * as many as that, --json FILE says where the figures go.
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string' },
      only: { type: 'string' },
      rounds: { type: 'string' },
      short: { type: 'boolean', default: false },
      json: { type: 'string' },
    },
  });
  return {
    seed: values.seed ?? randomBytes(4).toString('hex'),
    only: values.only?.toUpperCase().split(',') ?? [],
    isShort: values.short,
    rounds: values.rounds ? Number(values.rounds) : undefined,
    json: values.json ?? 'test-results/faults.json',
  };
}
