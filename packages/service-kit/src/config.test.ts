import { describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { baseEnv, internalEnv, mongoEnv, readConfig } from './config.ts';
import { urlVariable } from './url-variable.ts';

const schema = z.object({ ...baseEnv, ...mongoEnv, ...internalEnv });

test('when a service has a name of two words then so has the variable with its address', () => {
  expect(urlVariable('cart-orders')).toBe('CART_ORDERS_URL');
});

describe('configuration', () => {
  test('when variables are missing or malformed then one error names every one of them', () => {
    const read = () => readConfig(schema, { PORT: 'abc', INTERNAL_TOKEN: 'short' });

    expect(read).toThrow(/PORT: .*MONGODB_URI is missing.*INTERNAL_TOKEN: must have at least 16 characters/);
  });

  test('when all is there then it is parsed, with defaults where there are any', () => {
    const config = readConfig(schema, {
      PORT: '4001',
      MONGODB_URI: 'mongodb://127.0.0.1:27017',
      INTERNAL_TOKEN: 'sixteen-characters',
    });

    expect(config).toMatchObject({ PORT: 4001, HOST: '127.0.0.1', LOG_LEVEL: 'info' });
  });

  test('when a secret stands in a file then it is read from there, without the line break at its end', () => {
    const folder = mkdtempSync(join(tmpdir(), 'config-'));
    writeFileSync(join(folder, 'token'), 'sixteen-characters\n');

    const config = readConfig(z.object(internalEnv), { INTERNAL_TOKEN_FILE: join(folder, 'token') });

    rmSync(folder, { recursive: true });
    expect(config).toEqual({ INTERNAL_TOKEN: 'sixteen-characters' });
  });

  test('when a secret is given twice or its file is not there then the start is refused', () => {
    const read = (env: Record<string, string>) => () => readConfig(z.object(internalEnv), env);

    expect(read({ INTERNAL_TOKEN: 'sixteen-characters', INTERNAL_TOKEN_FILE: '/x' })).toThrow(
      /INTERNAL_TOKEN and INTERNAL_TOKEN_FILE are both set/,
    );
    expect(read({ INTERNAL_TOKEN_FILE: '/not/there' })).toThrow(
      /INTERNAL_TOKEN_FILE: cannot read \/not\/there \(ENOENT\)/,
    );
  });

  test('when a variable or its file is empty then it counts as missing, not as an empty secret', () => {
    const folder = mkdtempSync(join(tmpdir(), 'config-'));
    writeFileSync(join(folder, 'empty'), '\n');
    const optional = z.object({ SECRET: z.string(), WORD: z.optional(z.string()) });

    const read = () => readConfig(optional, { SECRET_FILE: join(folder, 'empty'), WORD: '' });

    expect(read).toThrow(/^Configuration: SECRET is missing$/);
    rmSync(folder, { recursive: true });
  });
});
