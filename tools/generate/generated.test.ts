import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeCopy } from '../../test/copy.ts';

const LONGEST_MS = 300_000;
/** All generated files that are compiled, linted or run. */
const FOLDERS = [
  'services/wish-lists',
  'mf-storefront/src/preguntas-frecuentes',
  'mf-admin/src/cajas-de-regalo',
];
const EDITED = ['packages/contracts/src', 'docker-compose.yml', 'deploy'];

let copy = '';
const read = (file: string) => readFileSync(join(copy, file), 'utf8');
const node = (...args: string[]) => spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
const generate = (kind: string, ...args: string[]) => node(`tools/generate/${kind}.ts`, ...args);
const git = (...args: string[]) => execFileSync('git', args, { cwd: copy, encoding: 'utf8' });

beforeAll(() => {
  copy = makeCopy();
  // Formatter and test runner ask git which files belong to the project.
  git('init', '--quiet');
  const made = [
    generate('service', 'wish-lists'),
    generate('page', 'preguntas-frecuentes'),
    generate('page', '--admin', 'cajas-de-regalo'),
  ];
  expect(made.map(({ status, stderr }) => [status, stderr])).toEqual(made.map(() => [0, '']));
}, LONGEST_MS);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test(
  'when a service and a page were made then types, lint, format and their tests pass',
  () => {
    const include = [...FOLDERS, 'packages/contracts/src'];
    // One file declares the screen matchers for the whole project.
    const config = {
      extends: './tsconfig.base.json',
      include: [...include, 'test/screens/testing/each-file.ts', 'packages/app-kit/src'],
    };
    writeFileSync(join(copy, 'tsconfig.generated.json'), JSON.stringify(config));
    const modules = (path: string) => join('node_modules', path);

    const steps = {
      types: node(modules('typescript-native/bin/tsc'), '-p', 'tsconfig.generated.json', '--checkers', '1'),
      lint: node(modules('oxlint/bin/oxlint'), ...FOLDERS, EDITED[0]!),
      format: node(modules('oxfmt/bin/oxfmt'), '--check', ...FOLDERS, ...EDITED),
      tests: node(
        ...['--experimental-vm-modules', '--no-warnings', modules('jest/bin/jest.js'), '--maxWorkers=1'],
        ...[
          ...FOLDERS,
          'shell/src/routers',
          'tools/containers/compose',
          'tools/containers/small',
          'tools/kubernetes/chart',
          'mf-admin/src/texts/known-words',
        ],
      ),
    };

    for (const [name, { status, stdout, stderr }] of Object.entries(steps))
      expect({ name, status, said: status === 0 ? '' : stdout + stderr }).toEqual({
        name,
        status: 0,
        said: '',
      });
    expect(steps.tests.stderr + steps.tests.stdout).toMatch(/Test Suites: 8 passed/);
  },
  LONGEST_MS,
);

test(
  'when a name is taken or a place is gone then one line says so and nothing was written',
  () => {
    writeFileSync(join(copy, 'deploy/prometheus/prometheus.yml'), 'scrape_configs: []\n');
    git('add', '--all');
    const refused = [
      [generate('service', 'wish-lists'), "'wish-lists' is taken"],
      [generate('service', 'cart'), "'cart' is taken"],
      [generate('service', 'coupons', 'discount'), 'packages/contracts/src/discount.ts is there already'],
      [generate('service', 'coupons'), 'deploy/prometheus/prometheus.yml has no scrape_configs'],
      [generate('page', 'preguntas-frecuentes'), '/preguntas-frecuentes is taken'],
      [generate('page', '--admin', 'orders'), '/admin/orders is taken'],
      [generate('page', 'gracias', '<b>'), 'A title has no quotes and no brackets'],
    ] as const;

    for (const [{ status, stdout, stderr }, why] of refused)
      expect({ status, stdout, stderr }).toEqual({
        status: 1,
        stdout: '',
        stderr: expect.stringContaining(why),
      });
    expect(git('status', '--porcelain').match(/^.[^ ].*/gm)).toBeNull();
    expect(read('package-lock.json')).not.toContain('coupons');
  },
  LONGEST_MS,
);
