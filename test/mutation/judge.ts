import type { MutantResult } from '@stryker-mutator/api/core';
import { EXPLAINED, type Explained } from './explained.ts';
import { LEAST_SCORE } from './parts.ts';

/** What became of the mutants of a part; `score` is the share that tests noticed, in percent. */
export type Figures = { mutants: number; killed: number; timedOut: number; survived: number; score: number };

const oneLine = (code: string): string => code.replaceAll(/\s+/g, ' ').trim();

/** The code between two places of a file; lines count from 1, columns from 1. */
function codeAt(source: string, { start, end }: MutantResult['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines.push((lines.pop() ?? '').slice(0, end.column - 1));
  return lines.join('\n').slice(start.column - 1);
}

export const survivorOf = (
  { fileName, location, replacement = '' }: MutantResult,
  source: string,
): Omit<Explained, 'why'> => ({
  file: fileName,
  from: oneLine(codeAt(source, location)),
  to: oneLine(replacement),
});

export function figuresOf(results: MutantResult[]): Figures {
  const count = (...statuses: string[]) => results.filter(({ status }) => statuses.includes(status)).length;
  const [killed, timedOut] = [count('Killed'), count('Timeout')];
  const survived = count('Survived', 'NoCoverage');
  const mutants = killed + timedOut + survived;
  return { mutants, killed, timedOut, survived, score: (100 * (killed + timedOut)) / mutants };
}

export const isSurvivor = ({ status }: MutantResult): boolean => ['Survived', 'NoCoverage'].includes(status);

/** What is wrong with a part: a score too low, survivors that nobody explained, and explanations of what is noticed. */
export function faultsOf(
  { score }: Figures,
  survivors: Omit<Explained, 'why'>[],
  files: string[],
  explained = EXPLAINED,
): string[] {
  const keyOf = ({ file, from, to }: Omit<Explained, 'why'>) => `${file}: ${from} → ${to}`;
  const alive = new Set(survivors.map(keyOf));
  const known = new Set(explained.filter(({ file }) => files.includes(file)).map(keyOf));
  return [
    ...(score < LEAST_SCORE ? [`the score is ${score.toFixed(1)} %, less than ${LEAST_SCORE} %`] : []),
    ...[...alive].filter((key) => !known.has(key)).map((key) => `nobody explained ${key}`),
    ...[...known]
      .filter((key) => !alive.has(key))
      .map((key) => `a test notices by now, or it is gone: ${key}`),
  ];
}
