import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { FRONT_ENDS } from '../../scripts/launch/front-ends.ts';
import { ROOT } from '../../scripts/launch/options.ts';
import { PROGRAMS } from '../../scripts/services.ts';

type Service = {
  entrypoint?: string[];
  command?: string[];
  environment?: Record<string, string | number>;
  secrets?: string[];
};

const read = (file: string): Record<string, Service> => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return (parse(text, { merge: true, logLevel: 'error' }) as { services: Record<string, Service> }).services;
};
const compose = read('docker-compose.yml');
const stack = read('deploy/stack.yml');
const PIECES = ['gateway', ...FRONT_ENDS, ...Object.keys(PROGRAMS)];

/** What a service is started with. A swarm has no payment sandbox. */
const startOf = ({ entrypoint = [], command = [], environment = {}, secrets = [] }: Service) => {
  const { SANDBOX_URL: _, ...variables } = environment;
  return { command: [...entrypoint, ...command], secrets, variables: Object.keys(variables).toSorted() };
};

test('when the shop has a piece then the swarm has it, with the stores, the backups and no other', () => {
  expect(Object.keys(stack).toSorted()).toEqual(
    [...PIECES, 'backup-schedule', 'mongo', 'redis', 's3'].toSorted(),
  );
});

test.each(Object.keys(stack))(
  'when %s runs in a swarm then with the command, variables and secrets of docker-compose.yml',
  (name) => {
    expect(startOf(stack[name]!)).toEqual(startOf(compose[name]!));
  },
);
