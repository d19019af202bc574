import type { Finding } from './finding.ts';

const SIGN = { ok: '✔', warning: '!', error: '✖' };
const WIDTH = 18;

/** A table by area: mark, area, finding, and below it what to do. */
export function print(found: Finding[], write: (line: string) => void = console.log): void {
  for (const { area, level, text, todo } of found) {
    write(`${SIGN[level]} ${area.padEnd(WIDTH)} ${text}`);
    if (todo) write(`  ${' '.repeat(WIDTH)} → ${todo}`);
  }
  const count = (level: Finding['level']) => found.filter((one) => one.level === level).length;
  write(`\n${count('error')} errores, ${count('warning')} advertencias, ${count('ok')} bien.`);
}
