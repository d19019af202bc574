// npm run guards [-- --only 'csrf|refund']: takes each guard out of a copy of the sources and looks that its test fails.
// When all of them do, their rows of docs/guards.md are new; with --only those of the others stay.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../../scripts/launch/options.ts';
import { makeCopy } from '../copy.ts';
import { runTests } from '../run-tests.ts';
import type { Guard } from './guard.ts';
import { GUARDS } from './guards.ts';
import { pageOf, rowOf, rowsOf } from './page.ts';
import { takeOut } from './take-out.ts';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const only = new RegExp(values.only);
const guards = GUARDS.filter(({ what, file, test }) => only.test(`${what} ${file} ${test}`));
if (guards.length === 0) throw new Error(`no such guard: ${values.only}`);

/** The first test that fails without the guard; undefined when none does, or when the guard is not where the list says. */
async function failsWithout(guard: Guard, copy: string): Promise<string | undefined> {
  const putBack = takeOut(guard, copy);
  if (!putBack) return undefined;
  try {
    const { failed } = await runTests([guard.test], copy, [guard.title]);
    // A file that did not come as far as its tests shows nothing: the machine may only be slow.
    return failed.find((title) => !title.startsWith('(before'));
  } finally {
    putBack();
  }
}

/** A test that fails anyhow shows nothing. */
async function isGreen(copy: string): Promise<boolean> {
  const tests = [...new Set(guards.map(({ test }) => test))];
  const titles = [...new Set(guards.map(({ title }) => title))];
  const { failed, broken, ran } = await runTests(tests, copy, titles);
  const missing = tests.filter((test) => !ran.includes(test));
  const wrong = [...failed, ...broken, ...missing.map((test) => `nothing runs in ${test}`)];
  console.log(`${wrong.length > 0 ? '✖' : '•'} with all guards in place: ${wrong.join('; ') || 'all pass'}`);
  return wrong.length === 0;
}

async function takeEachOut(waiting: Guard[], copy: string, rows: Map<Guard, string>): Promise<void> {
  for (let guard = waiting.shift(); guard; guard = waiting.shift()) {
    const failed = await failsWithout(guard, copy);
    if (failed) rows.set(guard, rowOf(guard, failed));
    console.log(`${failed ? '•' : '✖'} ${guard.what}: ${failed ?? `nothing fails in ${guard.test}`}`);
  }
}

function write(rows: Map<Guard, string>): void {
  const file = join(ROOT, 'docs', 'guards.md');
  const kept = rowsOf(readFileSync(file, 'utf8'));
  writeFileSync(file, pageOf(GUARDS.map((guard) => rows.get(guard) ?? kept.get(guard.what) ?? '')));
  execFileSync(process.execPath, [join(ROOT, 'node_modules/oxfmt/bin/oxfmt'), file]);
}

// One stays whole, the others lose a guard at a time.
const copies = [makeCopy(), makeCopy(), makeCopy()];
const [whole = '', ...others] = copies;
try {
  const rows = new Map<Guard, string>();
  const waiting = [...guards];
  const [green] = await Promise.all([
    isGreen(whole),
    ...others.map((copy) => takeEachOut(waiting, copy, rows)),
  ]);
  const isShown = green && rows.size === guards.length;
  if (isShown) write(rows);
  process.exitCode = isShown ? 0 : 1;
} finally {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
}
