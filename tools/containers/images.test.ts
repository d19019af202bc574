import { describe, expect, test } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../scripts/launch/options.ts';
import { SERVICES } from '../../scripts/services.ts';

const SCRIPT = join(ROOT, 'deploy/images/pick-workspace.mjs');
type Manifest = {
  workspaces: string[];
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
};

/** Collects the contents of a workspace image, and passes them to a test. */
function withPicked(
  args: string[],
  look: (has: (path: string) => boolean, root: Manifest, out: string) => void,
) {
  const out = mkdtempSync(join(tmpdir(), 'picked-'));
  const [workspace = '', ...flags] = args;
  execFileSync(process.execPath, [SCRIPT, ROOT, workspace, out, ...flags]);
  const root = JSON.parse(readFileSync(join(out, 'manifests/package.json'), 'utf8')) as Manifest;
  look((path) => existsSync(join(out, 'files', path)), root, out);
  rmSync(out, { recursive: true });
}
const DOCKERFILES = ['service', 'web', 'small'].map((name) =>
  readFileSync(join(ROOT, `deploy/${name}.Dockerfile`), 'utf8'),
);

describe('what an image is made of', () => {
  test('when it is a service then it has its own part and the packages it uses, and nothing of the others', () =>
    withPicked(['services/catalog'], (has, { workspaces, dependencies }) => {
      expect(workspaces).toEqual(
        expect.arrayContaining(['packages/contracts', 'packages/service-kit', 'services/catalog']),
      );
      expect(dependencies).toEqual({});
      expect(has('services/catalog/src/main.ts')).toBe(true);
      for (const absent of ['services/auth', 'mf-admin', 'packages/ui', 'seed/images', 'embedded'])
        expect([absent, has(absent)]).toEqual([absent, false]);
    }));

  test('when a service fills its empty store then the sample content that it reads comes along', () => {
    withPicked(['services/catalog'], (has) => expect(has('seed/catalog.json')).toBe(true));
    withPicked(['services/content-media'], (has) =>
      expect(['seed/pages.json', 'seed/images/elixir-01-320.webp'].map(has)).toEqual([true, true]),
    );
  });

  test('when backups are scheduled then the image that makes them knows the databases of all services', () =>
    withPicked(['services/content-media'], (has) => {
      expect(has('tools/backup/backup.ts')).toBe(true);
      for (const name of SERVICES) expect([name, has(`services/${name}/package.json`)]).toEqual([name, true]);
      expect(has('services/auth/src')).toBe(false);
    }));

  test('when it is any then no test is in it, only the builders that the API’s documents show', () =>
    withPicked(['services/cart-orders'], (has, _root, out) => {
      const ours = 'packages/contracts/src/testing';
      expect(globSync('files/**/{*.test.ts,testing}', { cwd: out })).toEqual([`files/${ours}`]);
      expect(has(`${ours}/builders.ts`)).toBe(true);
    }));

  test('when it is a front end then all front ends share one layer of build tools', () =>
    withPicked(['mf-admin', '--build'], (has, admin) =>
      withPicked(['shell', '--build'], (_has, shell) => {
        expect(admin).toEqual(shell);
        expect([has('mf-admin/src/routes.tsx'), has('mf-checkout')]).toEqual([true, false]);
      }),
    ));

  test('when the bundler’s settings use a library then the image that builds has it', () =>
    withPicked(['shell', '--build'], (_has, { dependencies }) => {
      const sources = globSync('packages/build/src/**/*.mjs', { cwd: ROOT });
      const text = sources.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
      const names = [...text.matchAll(/from '((?!node:)(?:@[\w-]+\/)?[\w-]+)/g)].map(([, name]) => name);

      for (const name of new Set(names)) expect(dependencies).toHaveProperty([name as string]);
    }));

  test.each(['shell', 'mf-storefront', 'mf-checkout', 'mf-admin'])(
    'when the sources of %s use a library then it is none that images leave out',
    (workspace) =>
      withPicked([workspace, '--build'], (_has, { dependencies: tools }, out) => {
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
        expect(leftOut.filter((name) => names.has(name) && !(name in tools))).toEqual([]);
      }),
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
