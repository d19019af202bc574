import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { runSteps } from './run-steps.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'steps-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Announces itself, and succeeds when `other` runs at the same time, at once or within 20 s. */
const meets = (name: string, other: string, { cores, waitS = 20 }: { cores: number; waitS?: number }) => ({
  name,
  cores,
  args: [
    '-e',
    `const { writeFileSync, existsSync } = require('fs');
     writeFileSync('${join(folder, name)}', '');
     const look = (left) => {
       if (existsSync('${join(folder, other)}')) return;
       if (left <= 0) process.exit(1);
       setTimeout(look, 20, left - 20);
     };
     look(${waitS * 1_000});`,
  ],
});

test('when three steps keep two cores busy then they run side by side', async () => {
  const two = 2 / 3;
  const steps = [
    meets('a', 'c', { cores: two }),
    meets('b', 'a', { cores: two }),
    meets('c', 'b', { cores: two }),
  ];

  expect(await runSteps(steps, { cores: 2 })).toEqual([]);
});

test('when a step keeps all cores busy then nothing runs beside it', async () => {
  const steps = [meets('all', 'next', { cores: Infinity, waitS: 0.3 }), meets('next', 'all', { cores: 1 })];

  expect(await runSteps(steps, { cores: 2 })).toEqual(['all']);
});

test('when a step comes after another then it waits for its end, although a core is free', async () => {
  const first = meets('first', 'second', { cores: 1, waitS: 0.3 });
  const second = { ...meets('second', 'first', { cores: 1 }), after: 'first' };

  expect(await runSteps([first, second], { cores: 2 })).toEqual(['first']);
});
