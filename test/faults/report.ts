import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { ROOT } from '../../scripts/launch/options.ts';
import type { ScenarioResult } from './run-scenario.ts';
import { table } from './table.ts';

const HEAD = ['scenario', 'rounds', 'measured', 'figure', 'limit', ''];

/** The figures as a table: one line for each, the scenario named once. */
export function show(results: ScenarioResult[]): string {
  const rows = results.flatMap(({ id, title, rounds, figures, load }) => [
    [id, String(rounds), title, '', '', `load ${load[0]} → ${load[1]}`],
    ...figures.map(({ what, value, limit, ok }) => ['', '', `  ${what}`, value, limit, ok ? 'ok' : 'FAIL']),
  ]);
  return table([HEAD, ...rows]);
}

export const failed = (results: ScenarioResult[]): ScenarioResult[] =>
  results.filter(({ figures }) => figures.some(({ ok }) => !ok));

/** What is wrong with one scenario: figures above their limit, and the first offences. */
export const complaints = ({ figures, offences }: ScenarioResult): string[] => [
  ...figures
    .filter(({ ok }) => !ok)
    .map(({ what, value, limit }) => `${what}: ${value} (${limit || 'no limit'})`),
  ...offences.slice(0, 20),
];

/** Writes the figures as JSON; answers where. */
export function save(
  path: string,
  content: { seed: string; isShort: boolean; results: ScenarioResult[] },
): string {
  const file = isAbsolute(path) ? path : join(ROOT, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), ...content }, null, 2)}\n`);
  return file;
}
