import { expect, test } from '@jest/globals';
import { csvOf } from './csv.ts';

test.each([1_000, 1_001])(
  'when a spreadsheet is long then its lines leave some at a time, and others get their turn between them (%i)',
  async (length) => {
    const rows = Array.from({ length }, (_, at) => ({ at }));
    let turns = 0;
    let timer = setImmediate(function turn() {
      turns += 1;
      timer = setImmediate(turn);
    });
    const parts: string[] = [];
    for await (const part of csvOf([['Fila', ({ at }) => at]], rows)) parts.push(part);
    clearImmediate(timer);

    expect(parts.join('').trimEnd().split('\r\n')).toEqual([
      '\uFEFFFila',
      ...rows.map(({ at }) => String(at)),
    ]);
    expect(parts).not.toContain('');
    expect(parts.length).toBeLessThan(30);
    expect(turns).toBeGreaterThan(10);
  },
);
