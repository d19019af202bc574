import { appendFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { askRedis } from './ask.ts';
import { keepRedis } from './server.ts';
import { afterwards } from '../testing/afterwards.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const password = 'secret';

/** A folder where a Redis kept one key. */
async function aFolder(): Promise<string> {
  const dataDir = temporaryFolder();
  const { port, close } = await keepRedis({ dataDir, password }, () => undefined);
  await askRedis(port, password, 'SET a 1');
  await close();
  return dataDir;
}

async function startAgain(dataDir: string) {
  const said: string[] = [];
  const redis = await keepRedis({ dataDir, password }, (line) => said.push(line));
  afterwards(redis.close);
  return { said, kept: await askRedis(redis.port, password, 'GET a') };
}

const appended = (dataDir: string) => {
  const folder = join(dataDir, 'appendonlydir');
  return join(
    folder,
    readdirSync(folder).find((name) => name.endsWith('.incr.aof'))!,
  );
};
const aside = (dataDir: string) => readdirSync(dataDir).filter((name) => name.startsWith('damaged-'));

test('when the end of what Redis wrote is damaged then it is put aside, said, and Redis starts', async () => {
  const dataDir = await aFolder();
  appendFileSync(appended(dataDir), 'not what Redis writes\r\n');

  const { said } = await startAgain(dataDir);

  expect(said).toEqual([expect.stringContaining(join(dataDir, aside(dataDir)[0]!))]);
});

test('when an earlier start could not read its file then a later one that fails otherwise moves nothing', async () => {
  const dataDir = await aFolder();
  appendFileSync(join(dataDir, 'redis.log'), 'Bad file format reading the append only file\n');

  process.env.REDIS_SERVER_BIN = '/bin/false';
  afterwards(async () => void delete process.env.REDIS_SERVER_BIN);
  await expect(keepRedis({ dataDir, password }, () => undefined)).rejects.toThrow('redis.log');

  expect(aside(dataDir)).toEqual([]);
});

test('when nothing is damaged then everything is there and nothing is said', async () => {
  const { said, kept } = await startAgain(await aFolder());

  expect(said).toEqual([]);
  expect(kept).toContain('$1\r\n1');
});
