import { afterAll, describe, expect, test } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../scripts/launch/options.ts';
import { SERVICES } from '../../scripts/services.ts';
import { V8_FLAGS } from '../../scripts/setup/process-memory.mjs';

const SCRIPT = join(ROOT, 'deploy/images/pick-workspace.mjs');
type Manifest = {
  workspaces: string[];
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
};

type Picked = { has: (path: string) => boolean; root: Manifest; out: string };
const made = new Map<string, Picked>();

/** The contents of a workspace's image; each is collected once, and nobody changes it. */
function picked(workspace: string, ...flags: string[]): Picked {
  const known = made.get(workspace);
  if (known) return known;
  const out = mkdtempSync(join(tmpdir(), 'picked-'));
  execFileSync(process.execPath, [SCRIPT, ROOT, workspace, out, ...flags]);
  const root = JSON.parse(readFileSync(join(out, 'manifests/package.json'), 'utf8')) as Manifest;
  const one = { has: (path: string) => existsSync(join(out, 'files', path)), root, out };
  made.set(workspace, one);
  return one;
}
afterAll(() => {
  for (const { out } of made.values()) rmSync(out, { recursive: true });
});
const DOCKERFILES = ['service', 'web', 'small'].map((name) =>
  readFileSync(join(ROOT, `deploy/${name}.Dockerfile`), 'utf8'),
);

describe('what an image is made of', () => {
  test('when it is a service then it has its own part and the packages it uses, and nothing of the others', () => {
    const { has, root } = picked('services/catalog');

    expect(root.workspaces).toEqual(
      expect.arrayContaining(['packages/contracts', 'packages/service-kit', 'services/catalog']),
    );
    expect(root.dependencies).toEqual({});
    expect(has('services/catalog/src/main.ts')).toBe(true);
    for (const absent of ['services/auth', 'mf-admin', 'packages/ui', 'seed/images', 'embedded'])
      expect([absent, has(absent)]).toEqual([absent, false]);
  });

  test.each([
    ['services/catalog', 'seed/catalog.json'],
    ['services/content-media', 'seed/pages.json'],
    ['services/content-media', 'seed/images/elixir-01-320.webp'],
  ])('when %s fills its empty store then %s, which it reads, comes along', (service, sample) => {
    expect(picked(service).has(sample)).toBe(true);
  });

  test('when backups are scheduled then the image that makes them knows the databases of all services', () => {
    const { has } = picked('services/content-media');

    expect(has('tools/backup/backup.ts')).toBe(true);
    for (const name of SERVICES) expect([name, has(`services/${name}/package.json`)]).toEqual([name, true]);
    expect(has('services/auth/src')).toBe(false);
  });

  test('when it is any then no test is in it, only the builders that the API’s documents show', () => {
    const { has, out } = picked('services/cart-orders');
    const ours = 'packages/contracts/src/testing';

    expect(globSync('files/**/{*.test.ts,testing}', { cwd: out })).toEqual([`files/${ours}`]);
    expect(has(`${ours}/builders.ts`)).toBe(true);
  });

  test('when it is a front end then all front ends share one layer of build tools', () => {
    const admin = picked('mf-admin', '--build');

    expect(admin.root).toEqual(picked('shell', '--build').root);
    expect(['mf-admin/src/routes.tsx', 'mf-checkout'].map(admin.has)).toEqual([true, false]);
  });

  test('when the bundler’s settings use a library then the image that builds has it', () => {
    const sources = globSync('packages/build/src/**/*.mjs', { cwd: ROOT });
    const text = sources.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
    const names = [...text.matchAll(/from '((?!node:)(?:@[\w-]+\/)?[\w-]+)/g)].map(([, name]) => name);

    const { dependencies } = picked('shell', '--build').root;
    for (const name of new Set(names)) expect(dependencies).toHaveProperty([name as string]);
  });

  test.each(['shell', 'mf-storefront', 'mf-checkout', 'mf-admin'])(
    'when the sources of %s use a library then it is none that images leave out',
    (workspace) => {
      const { root, out } = picked(workspace, '--build');
      const manifests = ['.', workspace].map(
        (folder) => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest,
      );
      const leftOut = manifests.flatMap(({ devDependencies = {} }) => Object.keys(devDependencies));
      const text = globSync(`files/${workspace}/**/*.{ts,tsx}`, { cwd: out })
        .map((file) => readFileSync(join(out, file), 'utf8'))
        .join('\n');
      const used = [...text.matchAll(/^(?:import|export) (?!type )[^'()]*?'((?:@[\w-]+\/)?[\w-]+)/gm)];
      const names = new Set(used.map(([, name = '']) => name));

      expect(names).toContain('react');
      expect(leftOut.filter((name) => names.has(name) && !(name in root.dependencies))).toEqual([]);
    },
  );

  test('when the workspace is not there then the build says so', () => {
    const { status, stderr } = spawnSync(process.execPath, [SCRIPT, ROOT, 'services/catalogue', '/tmp/none']);

    expect([status, String(stderr)]).toEqual([
      1,
      expect.stringContaining("'services/catalogue' is no workspace"),
    ]);
  });
});

describe('the recipes', () => {
  test('when an engine is old then it can read them', () => {
    for (const recipe of DOCKERFILES) expect(recipe).not.toMatch(/# syntax=|<<[A-Z]|--link|--start-interval/);
  });

  test('when an image runs then not as root, and it says how it is', () => {
    for (const recipe of DOCKERFILES) {
      const final = recipe.slice(recipe.lastIndexOf('\nFROM'));
      expect(final).toMatch(/\nUSER node\n/);
      expect(final).toMatch(/\nHEALTHCHECK /);
    }
  });

  test('when an image starts Node then by flags that `npm start` has too, as the run that fills the compile cache', () => {
    for (const recipe of DOCKERFILES) {
      const [, command = '[]'] = /\nENTRYPOINT (\[.+\])/.exec(recipe) ?? [];
      const flags = (JSON.parse(command) as string[]).filter((word) => word.startsWith('--'));

      expect(flags).toContain('--no-parallel-scavenge');
      expect(V8_FLAGS).toEqual(expect.arrayContaining(flags));
      for (const [, filling] of recipe.matchAll(/ node (.*) \$main/g)) expect(filling).toBe(flags.join(' '));
    }
  });

  test('when all are built then they share the layer of Node', () => {
    const [service, ...others] = DOCKERFILES.map((recipe) => /FROM \S+ AS node\n(?:.+\n)+/.exec(recipe)?.[0]);

    expect(service).toContain('rm -rf /usr/local/lib/node_modules');
    for (const other of others) expect(other).toBe(service);
  });

  test('when the repository is sent to the builder then no secret is', () => {
    const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');

    expect(ignored).toEqual(expect.arrayContaining(['deploy/secrets', '.env', '.data', '.git']));
  });
});
