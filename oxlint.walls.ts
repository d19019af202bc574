import { readdirSync } from 'node:fs';
import type { OxlintOverride } from 'oxlint';

/** The import walls: who may import what (ARCHITECTURE.md). Tests may reach further. */
export const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'];

const BROWSER = [
  'react',
  'react-dom',
  'react-dom/*',
  'react-redux',
  '@emotion/*',
  '@reduxjs/*',
  'radix-ui',
  'react-hook-form',
];
const SERVER = ['express', 'mongoose', 'ioredis', 'bullmq', 'minio', 'multer', 'sharp', 'node:*'];
const APPS = [
  '@shop/mf-*',
  '@shop/shell',
  '**/mf-storefront/**',
  '**/mf-checkout/**',
  '**/mf-admin/**',
  '**/shell/**',
];
const SERVICES = [...readdirSync(new URL('services', import.meta.url)), 'gateway', 'embedded'].map(
  (name) => `@shop/${name}*`,
);

/** What nothing that runs in the shop may import: sample content, tools for people, and tests. */
const NOBODYS = {
  group: ['@shop/seed*', '@shop/seed*/**', '**/seed/**', '**/tools/**', '**/test/**'],
  message: 'nothing that runs in the shop imports seed, tools or test.',
};

/** What no service may import. */
const OUTSIDE_SERVICES = [...BROWSER, '@shop/app-kit*', '@shop/ui*', ...SERVICES, ...APPS, '**/services/**'];
/** The folders of providers, which nobody knows but who makes the list of them. */
const PROVIDERS = ['payments', 'carriers', 'invoicing'].flatMap((room) =>
  readdirSync(new URL(`services/cart-orders/src/${room}/provider`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `**/${name}/**`),
);
/** Only the entry points of cart-orders know what it is made of. */
const ROOT_OF_CART_ORDERS = ['**/service.ts'];

/** A pattern forbids what it names and all that lies in it. */
const withInside = (patterns: string[]) => patterns.flatMap((pattern) => [pattern, `${pattern}/**`]);

const wall = (files: string[], forbidden: string[], message: string): OxlintOverride => ({
  files,
  excludeFiles: TESTS,
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [...(forbidden.length > 0 ? [{ group: withInside(forbidden), message }] : []), NOBODYS] },
    ],
  },
});

const inCartOrders = (room: string, forbidden: string[], message: string) =>
  wall(
    [`services/cart-orders/src/${room}/**`],
    [...OUTSIDE_SERVICES, ...ROOT_OF_CART_ORDERS, ...PROVIDERS, ...forbidden],
    message,
  );

export const walls = [
  // The walls below repeat this one: of two that hold for a file, only the later counts.
  wall(['*/src/**', 'packages/*/src/**', 'services/*/src/**', 'shell/server/src/**'], [], ''),
  wall(
    ['packages/contracts/src/**'],
    [...BROWSER, ...SERVER, '@shop/*'],
    'contracts imports zod only: browsers and servers both load it.',
  ),
  wall(
    ['packages/bottle/src/**'],
    [...BROWSER, ...SERVER, '@shop/*', '!@shop/contracts'],
    'bottle draws with pure functions: browsers and servers both load it.',
  ),
  wall(
    ['packages/http/src/**'],
    [...BROWSER, '@shop/*'],
    'http knows Node and libraries: every program that listens is built on it.',
  ),
  wall(
    ['packages/web-server/src/**'],
    [...BROWSER, '@shop/*', '!@shop/http'],
    'the program that serves a front end is built on http alone.',
  ),
  wall(
    ['packages/service-kit/src/**'],
    [...BROWSER, '@shop/app-kit*', '@shop/ui*', '@shop/mail*', '@shop/web-server*', ...SERVICES, ...APPS],
    'service-kit knows libraries, http and contracts, never a service or a screen.',
  ),
  wall(
    ['packages/ui/src/**'],
    [...SERVER, '@shop/app-kit*', '@shop/service-kit*', '@reduxjs/*', 'react-redux', ...APPS, ...SERVICES],
    'ui knows React, emotion, Radix and contracts: no state, no requests.',
  ),
  wall(
    ['packages/app-kit/src/**'],
    [...SERVER, '@shop/service-kit*', 'radix-ui', ...APPS, ...SERVICES],
    'app-kit is used by every screen and must not know any of them.',
  ),
  wall(
    ['services/*/src/**'],
    OUTSIDE_SERVICES,
    'a service knows contracts, service-kit and itself; other services are reached over HTTP.',
  ),
  wall(
    ['gateway/src/**', 'shell/server/src/**'],
    [...OUTSIDE_SERVICES, '@shop/mail*', '@shop/web-server*', 'mongoose', 'ioredis', 'bullmq'],
    'the gateway and the shell’s server know contracts, service-kit, http and themselves; they have no store.',
  ),
  // The rooms of cart-orders: each may import those named before it, nobody the other way; orders publish what happens to them.
  inCartOrders(
    'shopping',
    [
      '**/orders/**',
      '**/payments/**',
      '**/carriers/**',
      '**/invoicing/**',
      '**/webhooks/**',
      '**/retention/**',
    ],
    'shopping knows no other room: service.ts hands in what it needs of them.',
  ),
  inCartOrders(
    'orders',
    ['**/payments/**', '**/carriers/**', '**/invoicing/**', '**/retention/**'],
    'orders know shopping, not payments: service.ts hands in what they need of them.',
  ),
  inCartOrders(
    'webhooks',
    ['**/payments/**', '**/carriers/**', '**/retention/**'],
    'webhooks know shopping and orders: what they send is handed in.',
  ),
  inCartOrders(
    'payments',
    ['**/webhooks/**', '**/carriers/**', '**/retention/**'],
    'payments name the stores that they need, which service.ts hands in, and know providers by their port alone.',
  ),
  inCartOrders(
    'carriers',
    ['**/payments/**', '**/webhooks/**', '**/retention/**'],
    'carriers know orders, and the account for labels by its port alone.',
  ),
  inCartOrders(
    'invoicing',
    ['**/payments/**', '**/carriers/**', '**/webhooks/**', '**/retention/**'],
    'invoicing knows orders, and the account for invoices by its port alone.',
  ),
  wall(
    [
      'services/cart-orders/src/invoicing/provider/providers.ts',
      'services/cart-orders/src/payments/provider/providers.ts',
      'services/cart-orders/src/carriers/provider/providers.ts',
    ],
    [...OUTSIDE_SERVICES, ...ROOT_OF_CART_ORDERS],
    'a room names the stores that it needs: service.ts hands them in.',
  ),
  inCartOrders(
    'retention',
    ['**/webhooks/**'],
    'retention knows who keeps people, and no program that hears of orders.',
  ),
  inCartOrders(
    'orders/order',
    ['**/payments/**', '**/carriers/**', '**/retention/**', '../mail/**', '../report/**', '@shop/mail/**'],
    'mail and report know the order, and it knows neither: service.ts hands in what follows from an order.',
  ),
  wall(
    ['mf-*/src/**'],
    [
      ...SERVER,
      '@shop/service-kit*',
      'radix-ui',
      '@emotion/*',
      'react-redux',
      '@reduxjs/*',
      ...APPS,
      ...SERVICES,
    ],
    'a micro-frontend knows contracts, app-kit, ui (css too) and itself; what several need stands in a package.',
  ),
  wall(
    ['shell/src/**'],
    [...SERVER, '@shop/service-kit*', 'radix-ui', '@shop/mf-*', ...SERVICES],
    'the shell reaches remotes only at run time, in remotes.ts.',
  ),
];
