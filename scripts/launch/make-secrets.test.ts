import { linkSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
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

test('when secrets are written again then the file of before is not emptied for it, as a full disk would leave it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'elixir-shop-made-'));
  try {
    makeSecrets(folder);
    const made = readSecrets(folder);
    const copy = join(folder, 'copy.json');
    linkSync(join(folder, 'shop-secrets.json'), copy);

    writeSecrets(folder, { ...made, shown: true });

    expect(JSON.parse(readFileSync(copy, 'utf8'))).toEqual(made);
    expect(readSecrets(folder)).toEqual({ ...made, shown: true });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
