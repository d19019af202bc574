import { describe, expect, test } from '@jest/globals';
import * as z from 'zod';
import { baseEnv, internalEnv, mongoEnv, readConfig } from './config.ts';

const schema = z.object({ ...baseEnv, ...mongoEnv, ...internalEnv });

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
});
