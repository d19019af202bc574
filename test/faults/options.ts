import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';

export type Options = {
  seed: string;
  only: string[];
  tables: string[];
  isShort: boolean;
  rounds: number | undefined;
  json: string;
  /** The payment provider of new checkouts. */
  provider: string | undefined;
};

/**
 * --tables abuse,faults says which (faults alone), --only F5,F1 takes some scenarios, --short takes few rounds,
 * --provider mercadopago-orders runs them on its other API,
 * --rounds N as many as that, --seed TEXT repeats the moments of an earlier run, --json FILE says where the figures go.
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string' },
      only: { type: 'string' },
      tables: { type: 'string', default: 'faults' },
      rounds: { type: 'string' },
      short: { type: 'boolean', default: false },
      json: { type: 'string' },
      provider: { type: 'string' },
    },
  });
  return {
    seed: values.seed ?? randomBytes(4).toString('hex'),
    only: values.only?.toUpperCase().split(',') ?? [],
    tables: values.tables.split(','),
    isShort: values.short,
    provider: values.provider,
    rounds: values.rounds ? Number(values.rounds) : undefined,
    json: values.json ?? `test-results/${values.tables}.json`,
  };
}
