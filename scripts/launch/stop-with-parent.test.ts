import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { endsSoon, isAlive } from '../../embedded/src/launcher/testing/start-launcher.ts';
import { ROOT } from './options.ts';

const LOG = join(ROOT, 'packages', 'service-kit', 'src', 'log.ts');
/** Logs something and ends at once, like a part without unfinished work. */
const ENDS = `
  const { createLog } = await import(${JSON.stringify(LOG)});
  const log = createLog('part', 'info');
  process.once('SIGTERM', () => (log.info('stopping'), process.exit(0)));
  setInterval(() => undefined, 1_000);
  console.log('ready');`;
const PARENT = `
  const { spawn } = require('node:child_process');
  const args = ['--import', './scripts/launch/stop-with-parent.mjs', '--input-type=module', '-e', ${JSON.stringify(ENDS)}];
  const part = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'ignore'] });
  part.stdout.once('data', () => console.log(part.pid));
  setInterval(() => undefined, 1_000);`;

let pid = 0;
// A part that does not end would run forever, and use a whole core.
afterEach(() => void (isAlive(pid) && process.kill(pid, 'SIGKILL')));

test('when the launcher is killed then a part ends although nobody reads what it logs last', async () => {
  const launcher = spawn(process.execPath, ['-e', PARENT], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(launcher.stdout, 'data')) as [Buffer];
  pid = Number(said);
  expect(isAlive(pid)).toBe(true);

  launcher.kill('SIGKILL');

  expect(await endsSoon(pid)).toBe(true);
});
