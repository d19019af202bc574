// npm run mutate [-- part…]: changes the sources of a part in small ways and looks that its tests notice (docs/mutation.md).
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { chdir } from 'node:process';
import type { MutantResult, WarningOptions } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { ROOT } from '../../scripts/launch/options.ts';
import startStores from '../backing-setup.mjs';
import stopStores from '../backing-teardown.mjs';
import { makeCopy } from '../copy.ts';
import { faultsOf, figuresOf, isSurvivor, survivorOf, type Figures } from './judge.ts';
import { pageOf } from './page.ts';
import { NEVER, PARTS } from './parts.ts';

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in PARTS));
if (unknown.length > 0)
  throw new Error(`no such part: ${unknown.join(', ')} (${Object.keys(PARTS).join(', ')})`);
const parts = named.length > 0 ? named : Object.keys(PARTS);
/** What is known of mutants whose code and tests are as they were. */
const KNOWN = join(ROOT, '.cache', 'mutation');

const optionsOf = (part: string) => ({
  ...PARTS[part],
  mutate: [...(PARTS[part]?.mutate ?? []), ...NEVER],
  mutator: { excludedMutations: PARTS[part]?.strings ? [] : ['StringLiteral'] },
  inPlace: true,
  concurrency: 2,
  plugins: [join(process.cwd(), 'test/mutation/bare-runner.ts')],
  testRunner: 'bare',
  testRunnerNodeArgs: ['--no-warnings'],
  coverageAnalysis: 'perTest' as const,
  incremental: true,
  incrementalFile: join(KNOWN, `${part}.json`),
  // A busy machine must not look like a loop that never ends.
  timeoutMS: 60_000,
  reporters: ['clear-text', 'progress-append-only'],
  // Stryker does not know the options of its plugins.
  warnings: { unknownOptions: false } as WarningOptions,
  allowEmpty: false,
});

/** @returns what is wrong */
async function mutate(part: string, copy: string): Promise<{ figures: Figures; faults: string[] }> {
  const results = await new Stryker(optionsOf(part)).runMutationTest();
  const fileOf = ({ fileName }: MutantResult) => relative(copy, resolve(copy, fileName));
  const survivors = results
    .filter(isSurvivor)
    .map((one) => ({ ...one, fileName: fileOf(one) }))
    .map((one) => survivorOf(one, readFileSync(join(copy, one.fileName), 'utf8')));
  const figures = figuresOf(results);
  return { figures, faults: faultsOf(figures, survivors, [...new Set(results.map(fileOf))]) };
}

function write(figures: Map<string, Figures>): void {
  const file = join(ROOT, 'docs', 'mutation.md');
  writeFileSync(file, pageOf(existsSync(file) ? readFileSync(file, 'utf8') : '', figures));
  execFileSync(process.execPath, [join(ROOT, 'node_modules/oxfmt/bin/oxfmt'), file]);
}

mkdirSync(KNOWN, { recursive: true });
// Of a test: many a mutant of a route never answers, and each costs this much.
process.env['TEST_LIMIT_MS'] = '20000';
const copy = makeCopy();
await startStores();
chdir(copy);
try {
  for (const part of parts) {
    const { figures, faults } = await mutate(part, copy);
    for (const fault of faults) console.error(`✖ ${part}: ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
    else write(new Map([[part, figures]]));
  }
} finally {
  chdir(ROOT);
  await stopStores();
  rmSync(copy, { recursive: true, force: true });
}
