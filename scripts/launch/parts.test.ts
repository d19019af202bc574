import { expect, test } from '@jest/globals';
import { urlVariable } from '@shop/service-kit/url-variable';
import { PROGRAMS, SERVICES } from '../services.ts';
import { FRONT_ENDS } from './front-ends.ts';
import { readOptions } from './options.ts';
import { planParts, type Ports } from './parts.ts';

const NAMES = [...Object.keys(PROGRAMS), ...FRONT_ENDS];
const PORTS = Object.fromEntries(NAMES.map((name, i) => [name, 4_000 + i])) as Ports;
const SECRETS = { sessionSecret: 's', internalToken: 't', adminPassword: 'p', shown: true };

const plan = () => planParts(readOptions({}, []), SECRETS, {}, PORTS);

test('when the shop is planned, then every process of a service has its program and a port of its own', () => {
  const { services, probes } = plan();

  for (const [name, program] of Object.entries(PROGRAMS)) {
    const part = services.find((one) => one.name === name);
    expect([part?.args.at(-1), part?.env['PORT']]).toEqual([program, String(PORTS[name])]);
    expect(probes[name]).toBe(`http://127.0.0.1:${PORTS[name]}`);
  }
});

test('when the shop is planned, then the gateway knows where each service is', () => {
  const { gateway } = plan();

  for (const name of SERVICES) expect(gateway.env[urlVariable(name)]).toBe(`http://127.0.0.1:${PORTS[name]}`);
});

test('when the shop is planned, then only auth is told the first administrator’s password', () => {
  const { services } = plan();

  expect(services.filter(({ env }) => env['ADMIN_PASSWORD']).map(({ name }) => name)).toEqual(['auth']);
});
