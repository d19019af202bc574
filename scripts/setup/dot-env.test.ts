import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { loadDotEnv } from './dot-env.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'env-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What a .env file with this text adds to an environment. */
function added(text: string, env: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const file = join(folder, '.env');
  writeFileSync(file, text);
  loadDotEnv(file, env);
  return env;
}

test('when an editor of Windows saved the file then its first line counts too', () => {
  expect(added('\uFEFFPORT=9090\r\nADMIN_USERNAME="Ana María"\r\n')).toEqual({
    PORT: '9090',
    ADMIN_USERNAME: 'Ana María',
  });
});

test('when a name has no value then it counts as not set, so that what is generated is used', () => {
  expect(added('SESSION_SECRET=\nHOST=""\nPORT=9090\n')).toEqual({ PORT: '9090' });
});

test('when the environment has a value then that one stays', () => {
  expect(added('PORT=9090', { PORT: '8080' })).toEqual({ PORT: '8080' });
});
