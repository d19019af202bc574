import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { urlVariable } from '@shop/service-kit/url-variable';
import { parse } from 'yaml';
import { ROOT } from '../../scripts/launch/options.ts';
import { databaseOf, PROGRAMS, SERVICES } from '../../scripts/services.ts';

type Service = {
  image: string;
  user?: string;
  read_only?: boolean;
  restart?: string;
  cap_drop?: string[];
  security_opt?: string[];
  init?: boolean;
  ports?: string[];
  /** A list of names, or names with aliases. */
  networks: string[] | Record<string, object>;
  environment?: Record<string, string | number>;
  secrets?: string[];
  volumes?: string[];
  profiles?: string[];
  deploy?: { resources?: { limits?: { memory?: string } } };
  logging?: { options?: Record<string, string> };
};
type Compose = {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
  secrets: Record<string, { file: string }>;
};

const read = <T>(file: string): T =>
  parse(readFileSync(join(ROOT, file), 'utf8'), { merge: true, logLevel: 'error' }) as T;
const compose = read<Compose>('docker-compose.yml');
const services = Object.entries(compose.services);
const OWN = services.filter(([, { image }]) => image.startsWith('${IMAGES'));
const networksOf = ({ networks }: Service) => (Array.isArray(networks) ? networks : Object.keys(networks));
const service = (name: string): Service => compose.services[name]!;

/** Containers on this network do not see each other: it only leads outside. */
const WAY_OUT = 'outside';

/** Services that share a network: only they can reach each other. */
const neighbours = (name: string): string[] => {
  const own = networksOf(service(name)).filter((net) => net !== WAY_OUT);
  return services
    .filter(([other, one]) => other !== name && networksOf(one).some((net) => own.includes(net)))
    .map(([other]) => other)
    .toSorted();
};

/** The secret with the database address of each process. */
const ownUris = Object.fromEntries(
  Object.entries(PROGRAMS).map(([name, program]) => [
    name,
    `/run/secrets/mongo_${databaseOf(program.split('/')[1]!)}_uri`,
  ]),
);

describe('the services in docker-compose.yml', () => {
  test.each(Object.entries(ownUris))(
    'when %s is a process of the shop then it runs on its own database',
    (name, uri) => {
      expect(compose.services).toHaveProperty([name, 'environment', 'MONGODB_URI_FILE'], uri);
      expect(compose.services[name]!.secrets).toContain(uri.replace('/run/secrets/', ''));
    },
  );

  test.each(SERVICES)(
    'when %s is a service then the gateway knows it and the database has a user for it',
    (name) => {
      expect(compose.services['gateway']!.environment).toHaveProperty(
        urlVariable(name),
        `http://${name}:8080`,
      );
      expect(compose.services['mongo']!.secrets).toContain(`mongo_${databaseOf(name)}_password`);
    },
  );
});

describe('Prometheus', () => {
  test('when a process reports metrics then Prometheus reads them', () => {
    type Config = { scrape_configs: { dns_sd_configs: { names: string[] }[] }[] };
    const { scrape_configs } = read<Config>('deploy/prometheus/prometheus.yml');
    const names = scrape_configs.flatMap(({ dns_sd_configs }) => dns_sd_configs.flatMap((one) => one.names));

    expect(names.toSorted()).toEqual(['gateway', 'shell', ...Object.keys(PROGRAMS)].toSorted());
    expect(neighbours('prometheus')).toEqual(expect.arrayContaining(names));
  });
});

describe('docker-compose.yml (A23)', () => {
  test('when a container is broken into then there is little to do in it', () => {
    for (const [name, one] of services)
      expect([name, one.read_only, one.cap_drop, one.security_opt, one.init]).toEqual([
        name,
        true,
        ['ALL'],
        ['no-new-privileges:true'],
        true,
      ]);
  });

  test('when a process ends because a store is not there yet then it is started again (F18)', () => {
    const once = services.filter(([, { restart }]) => restart !== 'unless-stopped').map(([name]) => name);

    expect(once).toEqual(['backup']);
  });

  test('when a container runs then not as root; only the S3 server does, without any capability', () => {
    const asRoot = services.filter(([, { user }]) => !user || user.startsWith('0'));

    expect(asRoot.map(([name]) => name)).toEqual(['s3']);
  });

  test('when the shop is up then the gateway alone publishes a port, on this machine by default', () => {
    const published = services.flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port]));

    expect(published).toEqual([
      ['gateway', '${GATEWAY_PORT:-127.0.0.1:8080}:8080'],
      ['grafana', '${GRAFANA_PORT:-127.0.0.1:3000}:3000'],
    ]);
    expect(service('grafana').profiles).toEqual(['metrics']);
  });

  test('when a variable is a secret then it is read from a file, and no secret has a default', () => {
    const SECRET = /PASSWORD|SECRET|TOKEN|_URI$|REDIS_URL|ACCESS_KEY|SMTP_URL|IMAP_URL|BACKUP_URL/;
    for (const [name, { environment = {}, secrets = [] }] of services)
      for (const [variable, value] of Object.entries(environment).filter(([key]) => SECRET.test(key))) {
        expect([name, variable]).toEqual([name, expect.stringMatching(/_FILE$/)]);
        expect(secrets).toContain(String(value).replace('/run/secrets/', ''));
      }
    for (const { file } of Object.values(compose.secrets)) expect(file).toMatch(/^\.\/deploy\/secrets\/\w+$/);
  });

  test('when a service uses the database then as its own user', () => {
    const uris = OWN.flatMap(([name, { environment = {} }]) =>
      environment['MONGODB_URI_FILE'] ? [[name, environment['MONGODB_URI_FILE']]] : [],
    );

    expect(Object.fromEntries(uris)).toEqual({
      ...ownUris,
      // Copies all databases; runs only on demand.
      backup: '/run/secrets/mongo_root_uri',
      'backup-schedule': '/run/secrets/mongo_root_uri',
    });
    expect(service('backup').profiles).toEqual(['tools']);
    expect(service('backup-schedule').profiles).toEqual(['backups']);
    // Without the services' folders it would copy only the databases known to its own image.
    expect(service('backup').volumes).toContain('./services:/shop/services:ro');
  });

  test('when the users are made then each may read and write its own database only', () => {
    const script = readFileSync(join(ROOT, 'deploy/mongo/10-users.js'), 'utf8');
    const made: object[] = [];
    const admin = { createUser: (user: object) => made.push(user) };
    const run = new Function('db', 'fs', script) as (db: object, fs: object) => void;

    const secrets = service('mongo').secrets!;
    const fs = { readdirSync: () => secrets, readFileSync: (file: string) => `password of ${file}\n` };
    run({ getSiblingDB: () => admin }, fs);

    expect(made).toHaveLength(SERVICES.length);
    expect(made).toEqual(
      expect.arrayContaining(
        SERVICES.map(databaseOf).map((name) => ({
          user: name,
          pwd: `password of /run/secrets/mongo_${name}_password`,
          roles: [{ role: 'readWrite', db: name }],
        })),
      ),
    );
  });

  test('when a service looks around then it sees those it needs', () => {
    const web = ['mf-admin', 'mf-checkout', 'mf-storefront', 'shell'];
    expect(neighbours('shell')).toEqual(
      ['gateway', ...web.filter((name) => name !== 'shell'), 'prometheus'].toSorted(),
    );
    expect(neighbours('auth')).toEqual(['content-media', 'gateway', 'mongo', 'prometheus', 'redis']);
    expect(neighbours('catalog')).toEqual([
      'cart-orders',
      'gateway',
      'mongo',
      'payment-worker',
      'prometheus',
      'redis',
    ]);
    for (const store of ['mongo', 's3']) expect(neighbours(store)).not.toContain('gateway');
    // The services' change events reach the gateway through Redis, on a network of these two.
    const heard = [...Object.keys(PROGRAMS), 'backup', 'backup-schedule', 'gateway', 'mongo', 's3'];
    expect(neighbours('redis')).toEqual(heard.toSorted());
    expect(neighbours('gateway')).not.toContain('payment-store');
  });

  test('when a network has a way out then somebody on it has business outside', () => {
    const open = Object.entries(compose.networks).filter(([, network]) => !network?.internal);
    const members = open.map(([name]) => [
      name,
      services.filter(([, one]) => networksOf(one).includes(name)).map(([one]) => one),
    ]);

    expect(Object.fromEntries(members)).toEqual({
      front: ['gateway'],
      metrics: ['prometheus', 'grafana'],
      outside: ['cart-orders', 'payment-worker', 'content-media', 'auth', 'backup-schedule'],
    });
  });

  test('when a container goes wild then its memory and its log have an end', () => {
    for (const [name, { deploy, logging }] of services.filter(([one]) => one !== 'backup'))
      expect([name, deploy?.resources?.limits?.memory, logging?.options?.['max-size']]).toEqual([
        name,
        expect.stringMatching(/^\d+[mg]$/),
        '10m',
      ]);
  });

  test('when the sandbox is not switched on then it does not run', () => {
    expect(service('sandbox').profiles).toEqual(['demo']);
  });
});
