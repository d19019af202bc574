import { expect, test } from '@jest/globals';
import { PROGRAMS } from '../services.ts';
import { FRONT_ENDS } from './front-ends.ts';
import { readOptions } from './options.ts';
import { planParts, type Ports } from './parts.ts';
import { together } from './together.ts';

const NAMES = [...Object.keys(PROGRAMS), ...FRONT_ENDS];
const PORTS = Object.fromEntries(NAMES.map((name, i) => [name, 4_000 + i])) as Ports;
const SECRETS = { sessionSecret: 's', internalToken: 't', keysSecret: 'k', adminPassword: 'p', shown: true };

test('when parts share processes then each is in one of them with all that it is told alone', () => {
  const apart = planParts(readOptions({}, []), SECRETS, {}, PORTS);

  const { services, gateway } = together(apart);

  const inside = [...services, gateway].flatMap(({ inside: parts = [] }) =>
    parts.map(({ after: _waits, ...part }) => part),
  );
  const byName = (a?: { name: string }, b?: { name: string }) => (a!.name < b!.name ? -1 : 1);
  expect(inside.toSorted(byName)).toEqual([...apart.services, apart.gateway].toSorted(byName));
});

test('when parts share a process then what only one is told stays its own', () => {
  const { services } = together(planParts(readOptions({}, []), SECRETS, {}, PORTS));

  expect(services.map(({ env }) => [env['NODE_ENV'], env['PORT'], env['ADMIN_PASSWORD']])).toEqual([
    ['production', undefined, undefined],
  ]);
});

test('when the gateway shares a process then that one starts at once, and the gateway waits in it for what others hold', () => {
  const { services, gateway, probes } = together(planParts(readOptions({}, []), SECRETS, {}, PORTS));

  const inOthers = services.flatMap(({ inside = [] }) => inside.map(({ name }) => name));
  const waiting = gateway.inside!.filter(({ after }) => after);
  expect(waiting.map(({ name }) => name)).toEqual(['gateway']);
  expect(Object.keys(waiting[0]!.after!).sort()).toEqual(inOthers.sort());
  expect(probes).toEqual({});
});

test('when a part is named nowhere then it keeps a process of its own', () => {
  const apart = planParts(readOptions({}, []), SECRETS, {}, PORTS);

  const { services, gateway, probes } = together(apart, { two: ['auth', 'catalog'] });

  expect(services.map(({ name }) => name)).toEqual(
    ['two', ...apart.services.map(({ name }) => name)].filter(
      (name) => name !== 'auth' && name !== 'catalog',
    ),
  );
  expect(gateway).toBe(apart.gateway);
  expect(Object.keys(probes)).toEqual(expect.arrayContaining(Object.keys(PROGRAMS)));
});
