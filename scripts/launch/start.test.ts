import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ROOT } from './options.ts';

type Ended = { code: number; stderr: string };

const run = (args: string[], env: Record<string, string> = {}): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      args,
      { cwd: ROOT, env: { ...process.env, ...env } },
      (error, _out, stderr) => {
        resolve({ code: (error as { code?: number } | null)?.code ?? 0, stderr });
      },
    );
  });
const ONLY_LOADED = `import('./scripts/launch/shop.ts').then(() => console.error(process.moduleLoadList.join()))`;
const launch = (env: Record<string, string>) => run(['scripts/launch/main.mjs'], env);

describe('a start that cannot succeed', () => {
  test('when the port is in use then one line says so and the exit code is 1', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, resolve));
    const port = String((taken.address() as AddressInfo).port);

    const ended = await launch({ PORT: port });

    expect(ended).toEqual({ code: 1, stderr: `✖ Port ${port} is in use; set PORT to another one.\n` });
    await new Promise((resolve) => taken.close(resolve));
  });

  test('when the environment is wrong then one line names what', async () => {
    const ended = await launch({ PORT: 'abc', ADMIN_PASSWORD: 'short' });

    expect(ended.code).toBe(1);
    expect(ended.stderr).toMatch(
      /^✖ Configuration: PORT: .*; ADMIN_PASSWORD: must have at least 10 characters\n$/,
    );
  });

  test('when a line of .env is no assignment then its number is named', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dot-env-'));
    const file = join(folder, '.env');
    writeFileSync(file, '# shop\nPORT=8080\nnot an assignment\n');
    const module = join(ROOT, 'scripts', 'setup', 'dot-env.mjs');

    const source = `import(${JSON.stringify(module)}).then((m) => m.loadDotEnv(${JSON.stringify(file)}))`;
    const ended = await run(['-e', source]);

    expect(ended).toEqual({ code: 1, stderr: '✖ .env, line 3: expected NAME=value.\n' });
    rmSync(folder, { recursive: true });
  });

  test('when the folder has a letter in its path that builds misread then one line says which', async () => {
    const module = join(ROOT, 'scripts', 'setup', 'dependencies.mjs');
    const inFolder = (path: string) =>
      run(['-e', `import(${JSON.stringify(module)}).then((m) => m.ensureFolder(${JSON.stringify(path)}))`]);

    expect(await inFolder("/home/ana/Mom's shop")).toEqual({
      code: 1,
      stderr:
        "✖ The shop cannot be built in /home/ana/Mom's shop: rename the folder so that it has no ' in its path.\n",
    });
    expect((await inFolder('/home/ana/Miel #1')).code).toBe(1);
    expect(await inFolder('/home/ana/Miel ñ (100%)')).toEqual({ code: 0, stderr: '' });
  });
});

test('when the launcher is loaded then it brings no HTTP and no fetch along: it stays, and they are a third of its memory', async () => {
  const { code, stderr } = await run(['--input-type=module', '-e', ONLY_LOADED]);

  expect(code).toBe(0);
  expect(stderr).toContain('NativeModule child_process');
  expect(stderr).not.toMatch(/NativeModule (_http_client|http|https|tls|internal\/deps\/undici)/);
});
