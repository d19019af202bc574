import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../../scripts/launch/options.ts';

type Service = {
  image: string;
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  init?: boolean;
  ports?: string[];
  networks: string[];
  environment?: Record<string, string | number>;
  secrets?: string[];
  profiles?: string[];
  deploy?: { resources?: { limits?: { memory?: string } } };
  logging?: { options?: Record<string, string> };
};
type Compose = {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
  secrets: Record<string, { file: string }>;
};

const text = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
const compose = parse(text, { merge: true }) as Compose;
const services = Object.entries(compose.services);
const OWN = services.filter(([, { image }]) => image.startsWith('${IMAGES'));
const service = (name: string): Service => compose.services[name]!;

/** Services that share a network: the only ones that can reach each other. */
const neighbours = (name: string): string[] =>
  services
    .filter(
      ([other, { networks }]) =>
        other !== name && networks.some((net) => service(name).networks.includes(net)),
    )
    .map(([other]) => other)
    .toSorted();

describe('docker-compose.yml (A23)', () => {
  test('when a container is broken into, then there is little to do in it', () => {
    for (const [name, one] of services)
      expect([name, one.read_only, one.cap_drop, one.security_opt, one.init]).toEqual([
        name,
        true,
        ['ALL'],
        ['no-new-privileges:true'],
        true,
      ]);
  });

  test('when a container runs, then not as root; only the S3 server does, without any capability', () => {
    const asRoot = services.filter(([, { user }]) => !user || user.startsWith('0'));

    expect(asRoot.map(([name]) => name)).toEqual(['s3']);
  });

  test('when the shop is up, then the gateway alone publishes a port, on this machine unless told otherwise', () => {
    const published = services.flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port]));

    expect(published).toEqual([['gateway', '${GATEWAY_PORT:-127.0.0.1:8080}:8080']]);
  });

  test('when a variable is a secret, then it is read from a file, and no secret has a default', () => {
    const SECRET = /PASSWORD|SECRET|TOKEN|_URI$|REDIS_URL|ACCESS_KEY|SMTP_URL/;
    for (const [name, { environment = {}, secrets = [] }] of services)
      for (const [variable, value] of Object.entries(environment).filter(([key]) => SECRET.test(key))) {
        expect([name, variable]).toEqual([name, expect.stringMatching(/_FILE$/)]);
        expect(secrets).toContain(String(value).replace('/run/secrets/', ''));
      }
    for (const { file } of Object.values(compose.secrets)) expect(file).toMatch(/^\.\/deploy\/secrets\/\w+$/);
  });

  test('when a service uses the database, then as its own user', () => {
    const uris = OWN.flatMap(([name, { environment = {} }]) =>
      environment['MONGODB_URI_FILE'] ? [[name, environment['MONGODB_URI_FILE']]] : [],
    );

    expect(Object.fromEntries(uris)).toEqual({
      catalog: '/run/secrets/mongo_catalog_uri',
      'cart-orders': '/run/secrets/mongo_cart_orders_uri',
      'payment-worker': '/run/secrets/mongo_cart_orders_uri',
      'content-media': '/run/secrets/mongo_content_media_uri',
      auth: '/run/secrets/mongo_auth_uri',
      // Copies all databases; runs only when it is called.
      backup: '/run/secrets/mongo_root_uri',
    });
    expect(service('backup').profiles).toEqual(['tools']);
  });

  test('when the users are made, then each may read and write its own database only', () => {
    const script = readFileSync(join(ROOT, 'deploy/mongo/10-users.js'), 'utf8');
    const made: object[] = [];
    const admin = { createUser: (user: object) => made.push(user) };
    const run = new Function('db', 'fs', script) as (db: object, fs: object) => void;

    run({ getSiblingDB: () => admin }, { readFileSync: (file: string) => `password of ${file}\n` });

    const names = ['catalog', 'cart_orders', 'content_media', 'auth'];
    expect(made).toEqual(
      names.map((name) => ({
        user: name,
        pwd: `password of /run/secrets/mongo_${name}_password`,
        roles: [{ role: 'readWrite', db: name }],
      })),
    );
  });

  test('when a service looks around, then it sees those it needs', () => {
    const web = ['mf-admin', 'mf-checkout', 'mf-storefront', 'shell'];
    expect(neighbours('shell')).toEqual(['gateway', ...web.filter((name) => name !== 'shell')]);
    expect(neighbours('auth')).toEqual(['gateway', 'mongo', 'redis']);
    expect(neighbours('catalog')).toEqual(['cart-orders', 'gateway', 'mongo', 'payment-worker', 'redis']);
    for (const store of ['mongo', 's3']) expect(neighbours(store)).not.toContain('gateway');
    // The gateway hears from Redis what services changed, on a network of these two.
    expect(neighbours('redis')).toEqual([
      'auth',
      'backup',
      'cart-orders',
      'catalog',
      'content-media',
      'gateway',
      'mongo',
      'payment-worker',
      's3',
    ]);
    expect(neighbours('gateway')).not.toContain('payment-store');
  });

  test('when a network has a way out, then somebody on it has business outside', () => {
    const open = Object.entries(compose.networks).filter(([, network]) => !network?.internal);
    const members = open.map(([name]) => [
      name,
      services.filter(([, { networks }]) => networks.includes(name)).map(([one]) => one),
    ]);

    expect(Object.fromEntries(members)).toEqual({
      front: ['gateway'],
      outside: ['cart-orders', 'payment-worker', 'content-media'],
    });
  });

  test('when a container goes wild, then its memory and its log have an end', () => {
    for (const [name, { deploy, logging }] of services.filter(([one]) => one !== 'backup'))
      expect([name, deploy?.resources?.limits?.memory, logging?.options?.['max-size']]).toEqual([
        name,
        expect.stringMatching(/^\d+[mg]$/),
        '10m',
      ]);
  });

  test('when the sandbox is not asked for, then it does not run', () => {
    expect(service('sandbox').profiles).toEqual(['demo']);
  });
});
