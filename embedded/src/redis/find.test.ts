import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { findRedis } from './find.ts';

function folderWith(name?: string): string {
  const folder = temporaryFolder();
  if (!name) return folder;
  writeFileSync(join(folder, name), '#!/bin/sh\n');
  chmodSync(join(folder, name), 0o755);
  return folder;
}

test('when a server stands in PATH then it is found', () => {
  const folder = folderWith('redis-server');
  expect(findRedis({ PATH: `${folderWith()}:${folder}` }, [])).toBe(join(folder, 'redis-server'));
});

test('when only Valkey is there, in a usual folder then it is found', () => {
  const folder = folderWith('valkey-server');
  expect(findRedis({ PATH: folderWith() }, [folder])).toBe(join(folder, 'valkey-server'));
});

test('when one is named then that one is taken', () => {
  const named = join(folderWith('my-redis'), 'my-redis');
  expect(findRedis({ PATH: folderWith('redis-server'), REDIS_SERVER_BIN: named }, [])).toBe(named);
});

test('when the named one cannot be run then the error names it', () => {
  expect(() => findRedis({ REDIS_SERVER_BIN: '/nowhere/redis' }, [])).toThrow('/nowhere/redis');
});

test('when there is none then the error says what to install, in one line', () => {
  const find = () => findRedis({ PATH: folderWith() }, []);
  expect(find).toThrow(
    /^[^\n]*apt-get install redis-server[^\n]*dnf install valkey[^\n]*brew install redis[^\n]*$/,
  );
});
