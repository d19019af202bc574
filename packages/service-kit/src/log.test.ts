import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { createLog } from './log.ts';

test('when something is logged that opens a session or an account then the line does not have it', () => {
  const lines: string[] = [];
  const headers = { cookie: 'sid=s3same', authorization: 'Bearer s3same', accept: 'text/html' };
  const res = { headers: { 'set-cookie': 's3same' } };

  createLog('test', 'info', { write: (line) => void lines.push(line) }).info(
    { req: { headers }, res, user: { password: 's3same' } },
    'signed in',
  );

  expect(lines.join('')).toContain('text/html');
  expect(lines.join('')).not.toContain('s3same');
});

test('when Redis refuses a command then the line says which, and not what was to be stored', () => {
  const lines: string[] = [];
  const refused = (message: string) =>
    Object.assign(new Error(message), {
      command: { name: 'set', args: ['sess:admin:s3same', '{"s3same":1}'] },
    });
  const log = createLog('test', 'info', { write: (line) => void lines.push(line) });

  log.error({ err: refused('MISCONF Errors writing to the AOF file') }, 'request failed');
  log.warn(
    { err: Object.assign(new Error('EXECABORT'), { previousErrors: [refused('OOM')] }) },
    'a turn failed',
  );

  expect(lines.join('')).toMatch(/MISCONF.*"set"[^]*EXECABORT/);
  expect(lines.join('')).not.toContain('s3same');
});

/** A process that logs ten lines to standard output, and then runs `after`. */
const logging = (after: string) => {
  const program = `
    const { createLog } = await import(${JSON.stringify(join(import.meta.dirname, 'log.ts'))});
    const log = createLog('test', 'info');
    for (let line = 0; line < 10; line += 1) log.info('line ' + line);
    ${after}`;
  const args = ['--no-warnings', '--input-type=module', '-e', program];
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
};
const linesOf = (said: string) =>
  said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).msg);
const LINES = Array.from({ length: 10 }, (_, line) => `line ${line}`);

test.each([
  ['ends by itself', ''],
  ['is ended', 'process.exit(1);'],
  ['fails', 'throw new Error();'],
])('when a process %s then what it logged last is there', async (_how, after) =>
  expect(linesOf(await text(logging(after).stdout))).toEqual(LINES),
);

test('when a process lives on and logs no more then what it logged comes without waiting for more', async () => {
  const child = logging('setInterval(() => undefined, 60_000);');

  const [said] = await once(child.stdout, 'data');

  expect(linesOf(String(said))).toEqual(LINES);
  child.kill();
});
