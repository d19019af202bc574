import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, test } from '@jest/globals';
import { urlVariable } from '@shop/service-kit/url-variable';
import { PROGRAMS, SERVICES } from '../services.ts';
import { FRONT_ENDS } from './front-ends.ts';
import { readOptions } from './options.ts';
import { planParts, type Ports } from './parts.ts';

const NAMES = [...Object.keys(PROGRAMS), ...FRONT_ENDS];
const PORTS = Object.fromEntries(NAMES.map((name, i) => [name, 4_000 + i])) as Ports;
const SECRETS = { sessionSecret: 's', internalToken: 't', keysSecret: 'k', adminPassword: 'p', shown: true };

const plan = () => planParts(readOptions({}, []), SECRETS, {}, PORTS);

test('when the shop is planned then every process of a service has its program and a port of its own', () => {
  const { services, probes } = plan();

  for (const [name, program] of Object.entries(PROGRAMS)) {
    const part = services.find((one) => one.name === name);
    expect([part?.args.at(-1), part?.env['PORT']]).toEqual([program, String(PORTS[name])]);
    expect(probes[name]).toBe(`http://127.0.0.1:${PORTS[name]}`);
  }
});

test('when the shop is planned then the gateway knows where each service is', () => {
  const { gateway } = plan();

  for (const name of SERVICES) expect(gateway.env[urlVariable(name)]).toBe(`http://127.0.0.1:${PORTS[name]}`);
});

test('when the shop is planned then only auth is told the first administrator’s password', () => {
  const { services } = plan();

  expect(services.filter(({ env }) => env['ADMIN_PASSWORD']).map(({ name }) => name)).toEqual(['auth']);
});

test('when the shop is opened by any name of this machine then it answers', async () => {
  const server = createServer((_req, res) => void res.end()).listen(0, plan().gateway.env['HOST']);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const loopback = networkInterfaces()['lo'] ?? [];
  const names = loopback.map(({ family, address }) => (family === 'IPv6' ? `[${address}]` : address));

  const answers = await Promise.all(
    ['127.0.0.1', ...names].map((name) => fetch(`http://${name}:${port}`).then(({ status }) => status)),
  ).finally(() => server.close());

  expect(new Set(answers)).toEqual(new Set([200]));
});
