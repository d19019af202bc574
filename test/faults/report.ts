import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { ROOT } from '../../scripts/launch/options.ts';
import { cellsOf, isMet, type Figure } from '../../tools/measure/figures.ts';
import type { ScenarioResult } from './run-scenario.ts';
import { table } from './table.ts';

const HEAD = ['scenario', 'rounds', 'measured', 'figure', 'limit', ''];

/** The figures as a table: one line for each, the scenario named once. */
export function show(results: ScenarioResult[]): string {
  const rows = results.flatMap(({ id, title, rounds, figures, load }) => [
    [id, String(rounds), title, '', '', `load ${load[0]} → ${load[1]}`],
    ...figures.map(rowOf),
  ]);
  return table([HEAD, ...rows]);
}

function rowOf(figure: Figure): string[] {
  const { verdict, limit } = cellsOf(figure);
  return ['', '', `  ${figure.what}`, seenOf(figure), limit, verdict];
}

function seenOf(figure: Figure): string {
  const { measured, note } = cellsOf(figure);
  return note ? `${measured}: ${note}` : measured;
}

export const failed = (results: ScenarioResult[]): ScenarioResult[] =>
  results.filter(({ figures }) => !figures.every(isMet));

/** What is wrong with one scenario: figures above their limit, and the first offences. */
export const complaints = ({ figures, offences }: ScenarioResult): string[] => [
  ...figures
    .filter((figure) => !isMet(figure))
    .map((figure) => `${figure.what}: ${seenOf(figure)} (${cellsOf(figure).limit})`),
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
