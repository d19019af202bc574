import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';

type Container = { id: string; image: string; isRunning: boolean };

/** Plays docker: like compose, `up --scale` starts ended containers again before it makes new ones. */
const DOCKER = `#!${process.execPath}
const { readFileSync, writeFileSync } = require('node:fs');
const file = process.env.CONTAINERS;
let all = JSON.parse(readFileSync(file, 'utf8'));
const args = process.argv.slice(2);
const is = (...words) => words.every((word) => args.includes(word));
const say = (found) => console.log(found.map(({ id }) => id).join('\\n'));
if (is('compose', 'ps', '-q')) say(all.filter(({ isRunning }) => isRunning));
else if (is('compose', 'ps', '-aq')) say(all);
else if (is('compose', 'up')) {
  const many = Number(args.find((arg) => arg.startsWith('catalog='))?.split('=')[1]);
  for (const one of all) one.isRunning = true;
  while (all.length < many) all.push({ id: 'new' + all.length, image: 'new', isRunning: true });
} else if (is('inspect')) console.log('["CMD","true"]');
else if (is('stop')) all = all.map((one) => ({ ...one, isRunning: one.isRunning && !args.includes(one.id) }));
else if (is('rm')) all = all.filter(({ id }) => !args.includes(id));
// What only looks runs several times at once.
if (!is('ps') && !is('inspect')) writeFileSync(file, JSON.stringify(all));
`;

/** The containers after a service was replaced, whose containers were these. */
async function rolled(before: Container[]): Promise<Container[]> {
  const folder = mkdtempSync(join(tmpdir(), 'docker-'));
  const [program, file] = [join(folder, 'docker'), join(folder, 'containers.json')];
  writeFileSync(program, DOCKER);
  chmodSync(program, 0o755);
  writeFileSync(file, JSON.stringify(before));
  const roll = `import('${join(import.meta.dirname, 'roll.ts')}').then((m) => m.roll('catalog', { image: 'new' }))`;
  const PATH = `${folder}${delimiter}${process.env['PATH']}`;
  await promisify(execFile)(process.execPath, ['-e', roll], {
    env: { ...process.env, PATH, CONTAINERS: file },
  });
  const after = JSON.parse(readFileSync(file, 'utf8')) as Container[];
  rmSync(folder, { recursive: true });
  return after;
}
const old = (id: string, isRunning = true): Container => ({ id, image: 'old', isRunning });

test.each([
  ['all of them run', [old('a'), old('b')]],
  ['one of them had ended', [old('a'), old('b'), old('c', false)]],
])(
  'when a service is replaced and %s then as many run as before, all of the new image',
  async (_, before) => {
    const after = await rolled(before);

    expect(after.map(({ image, isRunning }) => [image, isRunning])).toEqual([
      ['new', true],
      ['new', true],
    ]);
  },
);
