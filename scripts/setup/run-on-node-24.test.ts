import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { isAlive } from '../../embedded/src/launcher/testing/start-launcher.ts';

const MODULE = join(import.meta.dirname, 'run-on-node-24.mjs');
const STAYS = `console.log(process.pid); setInterval(() => {}, 1000)`;
const handsOver = (before: string) =>
  `${before} import(${JSON.stringify(MODULE)}).then((m) => m.runOnNode24(['-e', ${JSON.stringify(STAYS)}]))`;

/** Node 20 cannot become another program. */
const NODES = { 'a new Node': '', 'an old Node': 'process.execve = undefined;' };

test.each(Object.entries(NODES))(
  'when npm is ended and takes only its shell with it then what %s ran there ends too',
  async (_name, before) => {
    // As npm does it: a shell between npm and the script, that has more to do and so does not become the script.
    const shell = spawn('sh', ['-c', '"$0" -e "$1"; true', process.execPath, handsOver(before)], {
      env: { ...process.env, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = (await once(shell.stdout, 'data')) as [Buffer];
    const pid = Number(said);
    expect(isAlive(pid)).toBe(true);
    // All that hold the pipe have ended.
    const ended = once(shell.stdout, 'close');

    shell.kill('SIGTERM');
    await ended;

    expect(isAlive(pid)).toBe(false);
  },
);
