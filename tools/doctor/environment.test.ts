import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { makeSecrets } from '../../scripts/launch/make-secrets.ts';
import { readSecrets } from '../../scripts/launch/secrets.ts';
import { checkSecrets } from './secrets.ts';
import { readEnvironment } from './environment.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'doctor-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('when the shop of the folder is not running then its own secrets are looked at, and none is said to be missing', () => {
  makeSecrets(dataDir);

  const env = readEnvironment({ DATA_DIR: dataDir });

  expect(env).toMatchObject({
    KEYS_SECRET: readSecrets(dataDir).keysSecret,
    PUBLIC_BASE_URL: 'http://localhost:8080',
  });
  expect(env.localPort).toBeUndefined();
  expect(checkSecrets(env).map(({ level }) => level)).toEqual(['ok']);
});

test('when the environment has a secret then that one is looked at', () => {
  makeSecrets(dataDir);

  expect(readEnvironment({ DATA_DIR: dataDir, KEYS_SECRET: 'of the environment' }).KEYS_SECRET).toBe(
    'of the environment',
  );
});

test('when no shop was ever started in the folder then only the environment counts', () => {
  expect(readEnvironment({ DATA_DIR: dataDir, SESSION_SECRET: 'of the environment' })).toEqual({
    SESSION_SECRET: 'of the environment',
  });
});
