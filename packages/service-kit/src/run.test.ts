import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

/** A program whose start says `ready`, or fails, and whose end says `closed`. */
function runProgram(env: Record<string, string>, start = "console.log('ready')", flags: string[] = []) {
  const program = `
    import { runMain } from ${JSON.stringify(join(import.meta.dirname, 'run.ts'))};
    runMain('test', async () => {
      ${start};
      const running = { close: async () => console.log('closed') };
      return { running, log: { info: (text) => console.log(text), error: () => {} } };
    });`;
  const args = [...flags, '--no-warnings', '--input-type=module', '-e', program];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  return { status, out: stdout.trim().split('\n'), stderr };
}

test('when a process is only to prepare its stores then it closes them and ends well', () => {
  expect(runProgram({ PREPARE_ONLY: '1' })).toMatchObject({
    status: 0,
    out: ['ready', 'closed', 'prepared'],
  });
});

test('when preparing fails then it ends with an error, so that no rollout follows', () => {
  const { status, stderr } = runProgram({ PREPARE_ONLY: '1' }, "throw new Error('no database')");

  expect([status, stderr.trim()]).toEqual([1, 'Start failed: no database']);
});

test('when a program may collect and has started then it gives back what only the start needed', () => {
  const start = `
    const left = new WeakRef({});
    // A reference made in this turn of the event loop would hold what it names.
    await new Promise((resolve) => setImmediate(resolve));
    setImmediate(() => console.log(left.deref() ? 'kept' : 'given back'))`;

  expect(runProgram({}, start)).toMatchObject({ status: 0, out: ['kept'] });
  expect(runProgram({}, start, ['--expose-gc'])).toMatchObject({ status: 0, out: ['given back'] });
});
