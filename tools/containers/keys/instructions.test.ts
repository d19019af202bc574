import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { ROOT } from '../run.ts';
import { INSTRUCTIONS } from './instructions.ts';

type Compose = { services: Record<string, { secrets?: string[]; command?: string[] }> };
const { services } = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), {
  merge: true,
  logLevel: 'error',
}) as Compose;

/** Stores and sandbox change differently; the worker is part of cart-orders, and backups read at each run. */
const OTHERS = ['mongo', 'redis', 's3', 'sandbox', 'payment-worker', 'backup', 'backup-schedule', 'grafana'];
const readersOf = (secret: RegExp): string[] =>
  Object.entries(services)
    .filter(([name, one]) => !OTHERS.includes(name) && one.secrets?.some((given) => secret.test(given)))
    .map(([name]) => name)
    .toSorted();

test.each([
  ['session_secret', /^session_secret$/],
  ['second_factor_secret', /^second_factor_secret$/],
  ['keys_secret', /^keys_secret$/],
  ['internal_token', /^internal_token$/],
  ['mercadopago_access_token', /^mercadopago_access_token$/],
  ['mercadopago_webhook_secret', /^mercadopago_webhook_secret$/],
  ['redis', /^redis_/],
  ['s3', /^s3_/],
])('when an operator changes %s as the page says then all who read it are deployed', (name, secret) => {
  const deployed = /^npm run deploy -- (.+) --force$/m.exec(INSTRUCTIONS[name] ?? '')?.[1] ?? '';

  expect(deployed.split(' ').toSorted()).toEqual(readersOf(secret));
});

test('when a database is one service’s then its password is changed with that service', () => {
  const names = readersOf(/^mongo_.*_uri$/).map((name) => name.replaceAll('-', '_'));

  expect(
    /^for name in (.+); do$/m
      .exec(INSTRUCTIONS['mongo'] ?? '')?.[1]
      ?.split(' ')
      .toSorted(),
  ).toEqual(names);
});
