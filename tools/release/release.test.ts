import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { nextVersion } from './plan.ts';
import { makeCopy } from '../../test/copy.ts';

const LONGEST_MS = 300_000;
/** Settings that override the machine's own git configuration. */
const SETTINGS = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Release',
  GIT_AUTHOR_EMAIL: 'release@example.com',
  GIT_COMMITTER_NAME: 'Release',
  GIT_COMMITTER_EMAIL: 'release@example.com',
};
const env = { ...process.env, ...SETTINGS };

let copy = '';
const git = (...args: string[]) => execFileSync('git', args, { cwd: copy, encoding: 'utf8', env }).trim();
const release = (...args: string[]) =>
  spawnSync(process.execPath, ['tools/release/main.ts', ...args], { cwd: copy, encoding: 'utf8', env });
const read = (file: string) => readFileSync(join(copy, file), 'utf8');
const versionOf = (folder: string) =>
  (JSON.parse(read(join(folder, 'package.json'))) as { version: string }).version;
function commit(file: string, message: string): void {
  appendFileSync(join(copy, file), '\n// changed\n');
  git('commit', '--quiet', '--all', '--message', message);
}

beforeAll(() => {
  copy = makeCopy();
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'feat: everything');
}, LONGEST_MS);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test(
  'when there is no tag yet then the first release is the version that all has; nothing changed is no release',
  () => {
    const first = versionOf('.');
    expect(release('--dry-run')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining(`Shop ${first}`),
    });
    expect(git('tag')).toBe('');

    expect(release()).toMatchObject({ status: 0, stderr: '' });

    expect([git('tag'), git('describe'), git('status', '--porcelain')]).toEqual([
      `v${first}`,
      `v${first}`,
      '',
    ]);
    expect(JSON.parse(read('packages/contracts/contracts.lock.json'))).toMatchObject({
      release: `v${first}`,
    });
    expect(read('mf-admin/CHANGELOG.md')).toContain('First release.');
    expect(release()).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('Nothing that is shipped'),
    });
    expect(git('tag')).toBe(`v${first}`);
  },
  LONGEST_MS,
);

test(
  'when pieces changed then each has its version and changelog, and what is to be done by hand is told',
  () => {
    const [shop, gateway] = [versionOf('.'), versionOf('gateway')];
    const [next, nextShell] = [nextVersion(shop, 'major'), nextVersion(versionOf('shell'), 'major')];
    const nextCatalog = nextVersion(versionOf('services/catalog'), 'patch');
    commit('services/catalog/src/version.ts', 'fix(catalog): what was wrong');
    commit('shell/server/src/crawlers.ts', 'feat(shell)!: another way\n\nUpgrade: set X before this.');
    commit('tools/doctor/main.ts', 'feat(doctor): more');
    appendFileSync(join(copy, 'README.md'), 'not committed\n');
    expect(release()).toMatchObject({ status: 1, stderr: expect.stringContaining('Commit or stash first') });
    git('checkout', '--quiet', 'README.md');

    expect(release()).toMatchObject({ status: 0, stderr: '' });

    const versions = ['.', 'services/catalog', 'shell', 'shell/server', 'gateway'].map(versionOf);
    expect(versions).toEqual([next, nextCatalog, nextShell, nextShell, gateway]);
    expect(git('describe')).toBe(`v${next}`);
    const [, newest = '', before = ''] = read('CHANGELOG.md').split('\n## ');
    expect(newest).toMatch(new RegExp(`^${next} [^]*\n### Upgrade notes\n\n- set X before this\\.\n$`));
    expect(before).toContain(`${shop} (`);
    expect(read('services/catalog/CHANGELOG.md')).toContain('- fix(catalog): what was wrong\n');
    expect(read('deploy/chart/Chart.yaml')).toMatch(
      new RegExp(`^version: ${next}\n#.*\nappVersion: ${next}$`, 'm'),
    );
    const { version, packages } = JSON.parse(read('package-lock.json')) as {
      version: string;
      packages: Record<string, { version: string }>;
    };
    const locked = ['', 'services/catalog', 'shell/server'].map((folder) => packages[folder]!.version);
    expect([version, ...locked]).toEqual([next, next, nextCatalog, nextShell]);
  },
  LONGEST_MS,
);
