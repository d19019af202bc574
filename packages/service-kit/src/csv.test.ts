import { expect, test } from '@jest/globals';
import { csvOf } from './csv.ts';

const ROWS = Array.from({ length: 1_001 }, (_, at) => ({ at }));

test('when a spreadsheet is long then its lines leave some at a time, and others get their turn between them', async () => {
  let turns = 0;
  let timer = setImmediate(function turn() {
    turns += 1;
    timer = setImmediate(turn);
  });
  const parts: string[] = [];
  for await (const part of csvOf([['Fila', ({ at }) => at]], ROWS)) parts.push(part);
  clearImmediate(timer);

  expect(parts.join('').trimEnd().split('\r\n')).toEqual(['\uFEFFFila', ...ROWS.map(({ at }) => String(at))]);
  expect(parts.length).toBeLessThan(30);
  expect(turns).toBeGreaterThan(10);
});
