import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

/** A program that prints `ready` at its start, or fails, and prints `closed` at its end. */
function runProgram(env: Record<string, string>, start = "console.log('ready')") {
  const program = `
    import { runMain } from ${JSON.stringify(join(import.meta.dirname, 'run.ts'))};
    runMain('test', async () => {
      ${start};
      const running = { close: async () => console.log('closed') };
      return { running, log: { info: (text) => console.log(text), error: () => {} } };
    });`;
  const args = ['--no-warnings', '--input-type=module', '-e', program];
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
