import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { freePorts } from './ports.ts';

/** The ports found by a process with this id: the start depends on the id, and this test's ids are far apart. */
const foundBy = async (pid: number): Promise<number[]> => {
  const look = `Object.defineProperty(process, 'pid', { value: ${pid} });
    const { freePorts } = await import('${import.meta.dirname}/ports.ts');
    console.log(JSON.stringify(await freePorts(12)));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', look]);
  return JSON.parse(stdout) as number[];
};

test('when processes look for ports at the same time then each finds others, that no system hands out by itself', async () => {
  const found = (await Promise.all([0, 100, 200].map((more) => foundBy(process.pid + more)))).flat();

  expect(new Set(found).size).toBe(36);
  expect(found.filter((port) => port < 20_000 || port >= 32_768)).toEqual([]);
});

test('when somebody listens on a port then it is left out', async () => {
  const [port = 0] = await freePorts(1);
  const server = createServer().listen(port + 1, '127.0.0.1');
  // A port that another process uses serves the test as well.
  await Promise.race(
    ['listening', 'error'].map((event) => new Promise((resolve) => server.once(event, resolve))),
  );

  try {
    expect(await freePorts(1)).not.toEqual([port + 1]);
  } finally {
    server.close();
  }
});
