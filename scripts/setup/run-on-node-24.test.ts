import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, expect, test } from '@jest/globals';
import { endsSoon, isAlive } from '../../embedded/src/launcher/testing/start-launcher.ts';

const MODULE = join(import.meta.dirname, 'run-on-node-24.mjs');
const STAYS = `console.log(process.pid); setInterval(() => {}, 1000)`;
const HANDS_OVER = `m.runOnNode24(['-e', ${JSON.stringify(STAYS)}])`;
const imported = (before: string, then: string) =>
  `${before} import(${JSON.stringify(MODULE)}).then((m) => { ${then} })`;

/** Node 20 cannot replace itself by another program. */
const NODES = { 'a new Node': '', 'an old Node': 'process.execve = undefined;' };

const pids: number[] = [];
afterEach(() => {
  for (const pid of pids.splice(0)) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
});

/** Like npm: with a shell between npm and the script that has another command, so it is not replaced by the script. */
async function inShell(script: string) {
  const shell = spawn('sh', ['-c', '"$0" -e "$1"; true', process.execPath, script], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = async () => {
    const [pid] = (await once(shell.stdout, 'data')) as [Buffer];
    pids.push(Number(pid));
    return Number(pid);
  };
  return { shell, said, pid: await said() };
}

test.each(Object.entries(NODES))(
  'when npm is ended and takes only its shell with it then what %s ran there ends too',
  async (_name, before) => {
    const { shell, pid } = await inShell(imported(before, HANDS_OVER));
    expect(isAlive(pid)).toBe(true);

    shell.kill('SIGTERM');

    expect(await endsSoon(pid)).toBe(true);
  },
);

test.each(Object.entries(NODES))(
  'when npm is ended before %s hands over then what it hands over to ends too',
  async (_name, before) => {
    // Its first steps, such as an installation, go on without the shell.
    const waits = `const shell = process.ppid; console.log(process.pid);
      const looking = setInterval(() => process.ppid === shell || (clearInterval(looking), ${HANDS_OVER}), 20);`;
    const { shell, said } = await inShell(imported(before, waits));

    shell.kill('SIGTERM');

    expect(await endsSoon(await said())).toBe(true);
  },
);

test('when what it hands over to forks then that is looked after by it alone', async () => {
  // It lasts longer than the interval of the parent check.
  const forked = join(mkdtempSync(join(tmpdir(), 'forked-')), 'forked.cjs');
  writeFileSync(forked, 'setTimeout(() => {}, 1_500);');
  const forks = `require('child_process').fork(${JSON.stringify(forked)}).on('exit', (...how) => console.log(...how))`;
  const hands = `console.log(process.pid); m.runOnNode24(['-e', ${JSON.stringify(forks)}])`;

  const { shell } = await inShell(imported('', hands));
  const [how] = (await once(shell.stdout, 'data')) as [Buffer];

  expect(how.toString()).toBe('0 null\n');
});

test('when the shop is in a folder whose name is no plain address then it starts there too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tienda 100% ñ-'));
  const setup = join(folder, 'scripts', 'setup');
  cpSync(import.meta.dirname, setup, { recursive: true });
  const { href } = pathToFileURL(join(setup, 'run-on-node-24.mjs'));
  const starts = `import(${JSON.stringify(href)}).then((m) => m.runOnNode24(['-p', '"it " + "runs"']))`;

  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['-e', starts]).catch(
    (error: { stdout: string; stderr: string }) => error,
  );

  expect([stdout, stderr]).toEqual(['it runs\n', '']);
  rmSync(folder, { recursive: true });
});
