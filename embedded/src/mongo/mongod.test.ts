import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { readMongodOptions } from './mongod-options.ts';
import { closeMongo, temporaryFolder } from './testing/open-mongo.ts';

const MONGOD = join(import.meta.dirname, 'mongod.ts');
const running: ChildProcess[] = [];

afterEach(async () => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  await closeMongo();
});

test('when the options of mongod are given then those of the server are read from them', () => {
  const tuned = [
    '--dbpath=/tmp/x',
    '--bind_ip_all',
    '--port',
    '1234',
    '--auth',
    '--wiredTigerCacheSizeGB',
    '0.5',
  ];

  expect(readMongodOptions(tuned)).toEqual({ dataDir: '/tmp/x', host: '0.0.0.0', port: 1234, auth: true });
  expect(readMongodOptions([])).toEqual({ dataDir: '/data/db', host: '127.0.0.1', port: 27017, auth: false });
});

test.each([
  ['--replSet', ['--replSet', 'rs0']],
  ['--bind_ip', ['--bind_ip', '127.0.0.1,10.0.0.1']],
  ['--port', ['--port', 'x']],
])('when an option is one that the server has not then it is refused: %s', (name, args) => {
  expect(() => readMongodOptions(args)).toThrow(name);
});

test('when it is asked to end then it ends with 0, and what was written is there at its next start', async () => {
  const dataDir = temporaryFolder();
  const boot = async () => {
    const child = spawn(process.execPath, ['--no-warnings', MONGOD, '--dbpath', dataDir, '--port', '0'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.push(child);
    const out = await new Promise<string>((resolve) => {
      let text = '';
      child.stdout!.on('data', (chunk) => {
        if ((text += chunk).includes('Waiting for connections')) resolve(text);
      });
    });
    return { child, port: /"port":(\d+)/.exec(out)![1]! };
  };
  const ids = async (port: string, insert?: number) => {
    const client = await new MongoClient(`mongodb://127.0.0.1:${port}`).connect();
    const items = client.db('test').collection<{ _id: number }>('items');
    if (insert) await items.insertOne({ _id: insert }, { writeConcern: { w: 'majority', journal: true } });
    const found = await items.find().toArray();
    await client.close();
    return found;
  };

  const first = await boot();
  await ids(first.port, 7);
  first.child.kill('SIGTERM');
  const [code] = await once(first.child, 'exit');
  const second = await boot();

  expect(code).toBe(0);
  expect(await ids(second.port)).toEqual([{ _id: 7 }]);
}, 60_000);
