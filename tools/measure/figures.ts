/**
 * One measured thing and the limit that it is held against; without a limit it is told for its own sake, and may be a text.
 * `is`: how it must lie to its limit, at most that if nothing is said. `drift`: by how much the reference of the same run
 * changed from round to round, 0.15 for 15 %.
 */
export type Figure = {
  what: string;
  measured: number | string;
  limit?: number;
  is?: keyof typeof HOLDS;
  unit: string;
  note?: string;
  drift?: number;
};

// A figure that could not be measured is NaN, and fails.
const HOLDS = {
  '≤': (measured: number, limit: number) => measured <= limit,
  '≥': (measured: number, limit: number) => measured >= limit,
  '=': (measured: number, limit: number) => measured === limit,
};

/** With more drift the machine changed more than the measured thing. */
export const MAX_DRIFT = 0.15;

/** The median; for an even number of values, the upper one. */
export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** The value below which a share of all lies, by nearest rank. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

export const isMet = (figure: Figure): boolean => {
  const { measured, limit, is = '≤' } = figure;
  if (limit === undefined) return true;
  return !isVoid(figure) && typeof measured === 'number' && HOLDS[is](measured, limit);
};
const isVoid = ({ drift = 0 }: Figure): boolean => drift > MAX_DRIFT;

function verdictOf(figure: Figure): string {
  if (isVoid(figure)) return `VOID (the reference drifted by ${Math.round(figure.drift! * 100)} %)`;
  if (!isMet(figure)) return 'MISS';
  return figure.limit === undefined ? '' : 'ok';
}

function shown(value: number | string, unit: string): string {
  if (typeof value === 'string') return value;
  if (unit === 'ms' && value >= 1_000) return `${(value / 1_000).toFixed(1)} s`;
  return `${Number.isInteger(value) ? value : value.toFixed(value < 10 ? 2 : 0)} ${unit}`.trim();
}

/** What tables show of a figure. */
export const cellsOf = (figure: Figure) => {
  const { measured, limit, is = '≤', unit, note = '' } = figure;
  return {
    verdict: verdictOf(figure),
    measured: shown(measured, unit),
    limit: limit === undefined ? '' : `${is} ${shown(limit, unit)}`,
    note,
  };
};

/** The figures as a table of text, one line each. */
export function tableOf(figures: Figure[]): string {
  const rows = figures.map((figure) => {
    const { verdict, measured, limit, note } = cellsOf(figure);
    return [verdict, figure.what, measured, limit, note];
  });
  const head = ['', 'figure', 'measured', 'limit', ''];
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]!.length)));
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
