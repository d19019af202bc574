/**
 * One measured figure and the most that it may be. `drift`: by how much the reference of the same run changed from round
 * to round, 0.15 for 15 %.
 */
export type Figure = {
  what: string;
  measured: number;
  limit: number;
  unit: string;
  note?: string;
  drift?: number;
};

/** Beyond this the machine changed more than what is measured on it. */
export const MAX_DRIFT = 0.15;

/** The middle of some measurements; of an even number, the upper of the two. */
export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

// A figure that could not be taken is NaN, and that is no pass.
export const isMet = (figure: Figure): boolean => !isVoid(figure) && figure.measured <= figure.limit;
const isVoid = ({ drift = 0 }: Figure): boolean => drift > MAX_DRIFT;

function verdictOf(figure: Figure): string {
  if (isVoid(figure)) return `VOID (the reference drifted by ${Math.round(figure.drift! * 100)} %)`;
  return isMet(figure) ? 'ok' : 'MISS';
}

const shown = (value: number, unit: string) => `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`.trim();

/** The figures as a table of text, one line each. */
export function tableOf(figures: Figure[]): string {
  const rows = figures.map((figure) => [
    verdictOf(figure),
    figure.what,
    shown(figure.measured, figure.unit),
    `≤ ${shown(figure.limit, figure.unit)}`,
    figure.note ?? '',
  ]);
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
