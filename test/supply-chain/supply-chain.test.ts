import { expect, jest, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Locked = { version: string; integrity?: string; license?: string; link?: boolean; dev?: boolean };

// npm reads the whole lock file, on a machine that may be busy.
jest.setTimeout(120_000);

const ROOT = join(import.meta.dirname, '..', '..');
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
/** Everything that comes from a registry, by the path at which it is installed. */
const foreign = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);
/** 1.9.0 comes before 1.10.0. */
const isOlder = (version: string, floor: string) => version.localeCompare(floor, 'en', { numeric: true }) < 0;
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** What older versions are known for: a hole that was published, or a fault that the shop met. */
const FLOORS: Record<string, [version: string, why: string]> = {
  express: ['5.2.1', 'query parser'],
  'path-to-regexp': ['8.4.0', 'GHSA-j3q9-mxjg-w52f'],
  'http-proxy-middleware': ['4.1.1', 'CVE-2026-55602, CVE-2026-55603'],
  multer: ['2.5.0', 'CVE-2025-47935, CVE-2025-47944, CVE-2025-7338, CVE-2026-2359'],
  mongoose: ['9.9.2', 'CVE-2026-125120'],
  sharp: ['0.35.0', 'CVE-2026-114113'],
  'webpack-dev-server': ['5.2.7', 'source code could be read by other sites'],
};
const LICENSES = [
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'Unlicense',
    'Python-2.0',
  ],
  ...['Apache-2.0 AND MIT', '(MIT AND Zlib)', '(MIT OR CC0-1.0)', '(MIT OR EUPL-1.1+)'],
  // Data of browsers, typefaces, and a program of the tests: none is linked with the shop's code.
  ...['CC-BY-4.0', 'CC0-1.0', 'OFL-1.1', 'MPL-2.0'],
  // libvips, a library of its own that sharp loads: it may be exchanged.
  ...['LGPL-3.0-or-later', 'Apache-2.0 AND LGPL-3.0-or-later', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'],
];
/** Their manifests name the licence in an old form that a lock file leaves out: MIT, read in each. */
const READ_BY_HAND = 'buildcheck busboy cpu-features mercadopago ssh2 streamsearch xtend'.split(' ');

test('when a package is installed then its bytes are those that the lock file knows', () => {
  expect(foreign.length).toBeGreaterThan(500);
  expect(foreign.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
});

test('when packages are installed then none runs a script of its own', () => {
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
});

test.each(Object.entries(FLOORS))(
  'when %s is installed then no version with a known fault',
  (name, [floor]) => {
    const found = foreign.filter(([path]) => nameOf(path) === name).map(([, { version }]) => version);

    expect(found).not.toEqual([]);
    expect(found.filter((version) => isOlder(version, floor))).toEqual([]);
  },
);

test('when versions are compared then as numbers', () => {
  expect(['5.9.9', '5.10.0', '6.0.0'].map((version) => isOlder(version, '5.10.0'))).toEqual([
    true,
    false,
    false,
  ]);
});

test('when sessions are stored then by the one line of connect-redis that works with ioredis', () => {
  expect(packages['node_modules/connect-redis']?.version).toMatch(/^8\./);
});

test('when a package is installed then under a licence that a closed or an open shop may use', () => {
  const unknown = foreign.filter(([path, { license = '' }]) =>
    license ? !LICENSES.includes(license) : !READ_BY_HAND.includes(nameOf(path)),
  );

  expect(unknown.map(([path, { license }]) => `${nameOf(path)}: ${license}`)).toEqual([]);
});

const npm = execFileSync('npm', ['--version'], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
}).trim();
/** Older ones, which may still install the shop, cannot write the list. */
const withList = isOlder(npm, '10.2.0') ? test.skip : test;
withList('when the list of parts is written then every package that runs is on it', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: { sbom: string } };
  const [command = '', ...args] = scripts.sbom.split(' ');
  const options = { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  const { components } = JSON.parse(
    execFileSync(command, args, { ...options, stdio: ['ignore', 'pipe', 'ignore'] }),
  ) as { components: { purl: string }[] };
  const listed = new Set(components.map(({ purl }) => decodeURIComponent(purl.split('?')[0] ?? '')));

  const running = foreign
    .filter(([, { dev }]) => !dev)
    .map(([path, { version }]) => `pkg:npm/${nameOf(path)}@${version}`);
  expect(running.length).toBeGreaterThan(300);
  expect(running.filter((part) => !listed.has(part))).toEqual([]);
});
