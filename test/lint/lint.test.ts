import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const ROOT = join(import.meta.dirname, '..', '..');

/** What oxlint must refuse: rule, file, code. The rules that need types run in `npm run lint`. */
const PLANTED: [string, string, string][] = [
  ...forbiddenImports({
    'packages/contracts/src/a.ts': ['@shop/ui/button', 'mongoose', 'react'],
    'packages/bottle/src/a.ts': ['@shop/service-kit/x', 'node:fs', 'react'],
    'packages/http/src/a.ts': ['@shop/service-kit/config', 'react-dom/server'],
    'packages/web-server/src/a.ts': ['@shop/contracts/money'],
    'packages/service-kit/src/a.ts': ['@shop/mail/x', '@shop/catalog/src/x'],
    'packages/ui/src/a.ts': ['@reduxjs/toolkit/query/react', '@shop/app-kit/store', 'node:fs/promises'],
    'packages/app-kit/src/a.ts': ['radix-ui', '../../../mf-admin/src/x.ts'],
    'packages/mail/src/a.ts': ['@shop/seed/elixirs'],
    'services/auth/src/a.ts': ['@shop/catalog/x', '../../services/catalog/src/x.ts', '../../../tools/x.ts'],
    'services/cart-orders/src/shopping/a.ts': ['../orders/x.ts', '../payments/x.ts', '../service.ts'],
    'services/cart-orders/src/orders/a.ts': ['../payments/x.ts'],
    'services/cart-orders/src/payments/a.ts': [
      '../service.ts',
      '../webhooks/x.ts',
      './provider/mercado-pago/x.ts',
    ],
    'services/cart-orders/src/carriers/a.ts': ['./provider/envia/x.ts'],
    'services/cart-orders/src/invoicing/a.ts': ['./provider/facturapi/x.ts', '../payments/x.ts'],
    'services/cart-orders/src/webhooks/a.ts': ['../payments/x.ts', '../service.ts'],
    'services/cart-orders/src/retention/a.ts': ['../webhooks/x.ts', '../service.ts'],
    'services/cart-orders/src/orders/order/a.ts': ['../mail/x.ts', '@shop/mail/render', '../report/x.ts'],
    'gateway/src/a.ts': ['mongoose', '@shop/mail/x'],
    'shell/server/src/a.ts': ['ioredis'],
    'shell/src/a.ts': ['@shop/mf-admin/x'],
    'mf-admin/src/a.tsx': [
      '@shop/mf-checkout/x',
      'react-redux',
      'express',
      '@emotion/react',
      '../../../seed/x.ts',
    ],
  }),
  ['max-params', 'scripts/a.ts', 'export const f = (a, b, c, d, e) => [a, b, c, d, e];'],
  ['max-lines', 'e2e/a.ts', 'a();\n'.repeat(201)],
  ['max-lines-per-function', 'tools/a.mjs', `export function f() {\n${'a();\n'.repeat(69)}}`],
  [
    'max-lines-per-function',
    'services/auth/src/a.store.ts',
    `export function f() {\n${'a();\n'.repeat(99)}}`,
  ],
  ['eqeqeq', 'seed/a.ts', 'export const f = (x) => x == 1;'],
  ['no-explicit-any', 'seed/b.ts', 'export const f = (x: any) => x;'],
  ['no-unused-vars', 'seed/c.ts', 'const used = 1;'],
  ['consistent-type-imports', 'seed/d.ts', "import { T } from './t.ts';\nexport const t: T = 1;"],
  ['no-cycle', 'seed/e.ts', "import type { F } from './f.ts';\nexport type E = F;"],
  ['no-cycle', 'seed/f.ts', "import type { E } from './e.ts';\nexport type F = E;"],
  ['rules-of-hooks', 'mf-admin/src/b.tsx', 'export function f() {\n  useState();\n}'],
  ['no-restricted-globals', 'mf-admin/src/c.ts', "export const f = () => localStorage.getItem('a');"],
  ['no-restricted-properties', 'shell/src/c.ts', 'export const f = () => window.sessionStorage;'],
  ['no-restricted-properties', 'packages/ui/src/c.ts', 'export const { localStorage: f } = globalThis;'],
  ['exhaustive-deps', 'shell/src/b.ts', 'export const useF = (x) => useMemo(() => x, []);'],
];

function forbiddenImports(names: Record<string, string[]>): [string, string, string][] {
  return Object.entries(names).flatMap(([file, imported]) =>
    imported.map((name, at): [string, string, string] => [
      'no-restricted-imports',
      file.replace('a.ts', `import-${at}.ts`),
      `import '${name}';`,
    ]),
  );
}

/** What is near one of the rules, and allowed. */
const FINE: [string, string][] = [
  ['packages/web-server/src/fine.ts', "import '@shop/http/listen';"],
  ['services/cart-orders/src/payments/fine.ts', "import '../orders/x.ts';"],
  ['services/auth/src/fine.test.ts', "import '@shop/seed/elixirs';"],
  ['services/auth/src/testing/fine.ts', "import '@shop/seed/elixirs';"],
  ['services/auth/src/fine.store.ts', `export function f() {\n${'a();\n'.repeat(98)}}`],
  ['packages/app-kit/src/storage.ts', 'export const f = () => localStorage;'],
  ['mf-admin/src/fine.test.ts', 'export const f = () => localStorage;'],
  ['scripts/fine.ts', 'export const f = (_a: number) => _a != null;'],
];

const PROVIDERS = [
  'services/cart-orders/src/payments/provider/mercado-pago',
  'services/cart-orders/src/carriers/provider/envia',
  'services/cart-orders/src/invoicing/provider/facturapi',
];
let root = '';
let found: [string, string][] = [];

beforeAll(async () => {
  root = mkdtempSync(join(realpathSync(tmpdir()), 'lint-'));
  for (const name of ['oxlint.config.ts', 'oxlint.walls.ts', 'package.json'])
    cpSync(join(ROOT, name), join(root, name));
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  symlinkSync(join(ROOT, 'tsconfig.base.json'), join(root, 'tsconfig.json'));
  for (const [file, code] of [...PLANTED.map(([, file, code]) => [file, code]), ...FINE] as [
    string,
    string,
  ][]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `${code}\n`);
  }
  // The walls keep services and providers apart by their folders.
  for (const folder of ['services/catalog', ...PROVIDERS]) mkdirSync(join(root, folder), { recursive: true });
  found = await lint();
});
afterAll(() => rmSync(root, { recursive: true }));

/** @returns rule and file of everything that oxlint says */
async function lint(): Promise<[string, string][]> {
  const args = [
    join(ROOT, 'node_modules/oxlint/bin/oxlint'),
    '--format=json',
    '--ignore-pattern=node_modules',
  ];
  const said = await new Promise<string>((resolve) =>
    execFile(process.execPath, args, { cwd: root }, (_failed, stdout) => resolve(stdout)),
  );
  const { diagnostics } = JSON.parse(said) as { diagnostics: { code: string; filename: string }[] };
  return diagnostics.map(({ code, filename }) => [code.replace(/.*\((.*)\)/, '$1'), filename]);
}

test.each(PLANTED)('when %s is broken in %s then lint says so', (rule, file) => {
  expect(found).toContainEqual([rule, file]);
});

test.each(FINE)('when %s does what is allowed then lint says nothing', (file) => {
  expect(found.filter(([, other]) => other === file)).toEqual([]);
});
