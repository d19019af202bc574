import { describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../../scripts/launch/options.ts';

/** Runs `make` with a new folder for the secrets. */
function withFolder(
  test: (
    make: (args?: string[], env?: object) => { status: number | null; stderr: string },
    folder: string,
  ) => void,
) {
  const parent = mkdtempSync(join(tmpdir(), 'secrets-'));
  const folder = join(parent, 'secrets');
  const script = join(ROOT, 'deploy', 'make-secrets.mjs');
  try {
    test((args = ['--demo'], env = {}) => {
      const options = { env: { PATH: process.env['PATH'], ...env }, encoding: 'utf8' } as const;
      return spawnSync(process.execPath, [script, ...args, folder], options);
    }, folder);
  } finally {
    rmSync(parent, { recursive: true });
  }
}
const contents = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

describe('secrets of a new installation', () => {
  test('when they are made then they are those that the compose file names', () =>
    withFolder((make, folder) => {
      expect(make().status).toBe(0);

      const compose = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8')) as { secrets: object };
      expect(readdirSync(folder).toSorted()).toEqual(Object.keys(compose.secrets).toSorted());
    }));

  test('when there is no mail server then its secret says nothing, and the file is there all the same', () =>
    withFolder((make, folder) => {
      make();

      const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
      expect(Math.min(...sizes)).toBe(1);
      expect(readFileSync(join(folder, 'smtp_url'), 'utf8').trim()).toBe('');
    }));

  test('when they are made again then nothing changes; in another folder everything does', () =>
    withFolder((make, folder) => {
      make();
      const first = contents(folder);
      make();
      expect(contents(folder)).toEqual(first);

      withFolder((makeAnother, another) => {
        makeAnother();
        const second = contents(another);
        const same = Object.keys(first).filter((name) => first[name] === second[name]);
        expect(same.toSorted()).toEqual([
          'backup_url',
          'envia_token',
          'facturapi_key',
          'imap_url',
          'smtp_url',
        ]);
      });
    }));

  test('when an installation is older than the secret of authenticator apps then what sealed them stays', () =>
    withFolder((make, folder) => {
      make();
      expect(contents(folder)['second_factor_secret']).not.toBe(contents(folder)['session_secret']);
      rmSync(join(folder, 'second_factor_secret'));
      make();

      const { second_factor_secret: sealing, session_secret: sessions } = contents(folder);
      expect(sealing).toBe(sessions);
    }));

  test('when a database user signs in then with the password that the user was made with', () =>
    withFolder((make, folder) => {
      make();
      const { mongo_auth_password: password, mongo_auth_uri: uri } = contents(folder);

      expect(uri).toBe(`mongodb://auth:${password}@mongo:27017/?w=majority&journal=true`);
    }));

  test('when another user of the machine looks then the folder is closed', () =>
    withFolder((make, folder) => {
      make();
      expect(statSync(folder).mode & 0o777).toBe(0o700);
    }));

  test('when payment credentials are missing and it is no demo then they are left for the owner', () =>
    withFolder((make, folder) => {
      make([], { MERCADOPAGO_PUBLIC_KEY: 'APP_USR-1' });

      const made = contents(folder);
      expect([made['mercadopago_public_key'], made['mercadopago_access_token']]).toEqual(['APP_USR-1', '\n']);
    }));

  test('when a shop without payment credentials becomes a demo then it has those of the sandbox', () =>
    withFolder((make, folder) => {
      make([]);
      make(['--demo']);

      expect(contents(folder)['mercadopago_access_token']).toMatch(/^TEST-/);
    }));
});
