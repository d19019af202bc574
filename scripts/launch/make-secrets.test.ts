import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeSecrets } from './make-secrets.ts';
import { readSecrets, writeSecrets, type Secrets } from './secrets.ts';

test('when a shop from before starts then it gets what seals the owner’s keys, once, and keeps the rest', () => {
  const folder = mkdtempSync(join(tmpdir(), 'elixir-shop-made-'));
  try {
    const before = { sessionSecret: 's', internalToken: 't', adminPassword: 'p', shown: true };
    writeSecrets(folder, before as Secrets);

    makeSecrets(folder);

    const made = readSecrets(folder);
    expect(made).toEqual({ ...before, keysSecret: expect.stringMatching(/^[\w-]{43}$/) });
    makeSecrets(folder);
    expect(readSecrets(folder)).toEqual(made);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
