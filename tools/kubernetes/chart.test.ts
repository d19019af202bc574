import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { REMOTE_NAMES } from '@shop/contracts/pages';
import { parse } from 'yaml';
import * as z from 'zod';
import { FRONT_ENDS } from '../../scripts/launch/front-ends.ts';
import { ROOT } from '../../scripts/launch/options.ts';
import { PROGRAMS } from '../../scripts/services.ts';

type Piece = {
  like?: string;
  args?: string[];
  env?: Record<string, string>;
  secrets?: Record<string, string>;
};
type Store = { image?: string; env?: Record<string, string>; secrets: string[] };
type Values = {
  everyPiece: Required<Piece>;
  pieces: Record<string, Piece>;
  traces: { endpoint: string; ratio: number };
  backup: Required<Piece> & { enabled: boolean };
  trial: { enabled: boolean; stores: Record<string, Store> };
  remotes: Record<string, string>;
};
type Service = {
  image: string;
  command?: string[];
  environment?: Record<string, string | number>;
  secrets?: string[];
};

const text = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const read = <T>(file: string): T => parse(text(file), { merge: true, logLevel: 'error' }) as T;
const chart = (file: string) => join('deploy/chart', file);
const values = read<Values>(chart('values.yaml'));
const compose = read<{ services: Record<string, Service> }>('docker-compose.yml').services;
const PIECES = ['gateway', ...FRONT_ENDS, ...Object.keys(PROGRAMS)];

/** A piece with what it takes over from another. */
function wholeOf(name: string): Required<Omit<Piece, 'like'>> {
  const { like, ...own } = values.pieces[name]!;
  const base = like ? values.pieces[like]! : {};
  return {
    args: own.args ?? [],
    env: { ...values.everyPiece.env, ...base.env, ...own.env },
    secrets: { ...base.secrets, ...own.secrets },
  };
}
const FILE = /_FILE$/;
const isFile = ([name, value]: [string, unknown]) =>
  FILE.test(name) && String(value).startsWith('/run/secrets/');
/** Variables with the secrets that they are read from, as in the compose file. */
const secretsOf = ({ environment = {} }: Service) =>
  Object.fromEntries(
    Object.entries(environment)
      .filter(isFile)
      .map(([name, file]) => [name.replace(FILE, ''), String(file).replace('/run/secrets/', '')]),
  );
const plainOf = ({ environment = {} }: Service) => Object.entries(environment).filter((one) => !isFile(one));
const isFilled = (value: string) => value !== '';

describe('the chart', () => {
  test('when the shop has a piece then the chart has it, and no other', () => {
    expect(Object.keys(values.pieces).toSorted()).toEqual(PIECES.toSorted());
    expect(Object.keys(values.remotes).toSorted()).toEqual([...REMOTE_NAMES].toSorted());
  });

  test.each(PIECES)(
    'when %s runs then with the command, variables and secrets of docker-compose.yml',
    (name) => {
      const { args, env, secrets } = wholeOf(name);
      const composed = compose[name]!;

      expect(args).toEqual(composed.command ?? []);
      expect(secrets).toEqual(secretsOf(composed));
      expect(Object.keys(secrets).length).toBe(composed.secrets?.length ?? 0);
      expect(Object.keys(env)).toEqual(
        expect.arrayContaining(plainOf(composed).map(([variable]) => variable)),
      );
    },
  );

  test.each(PIECES)('when %s calls another then by the same address as there', (name) => {
    const { env } = wholeOf(name);
    // What compose knows by another name, here is called as it is.
    const there = plainOf(compose[name]!).filter(([, value]) => /^http:\/\/[\w-]+:8080/.test(String(value)));

    for (const [variable, address] of there)
      expect([variable, env[variable]]).toEqual([
        variable,
        String(address).replace('settings', 'content-media'),
      ]);
    const called = Object.values(env).flatMap((value) => /^http:\/\/([\w-]+):/.exec(value)?.[1] ?? []);
    expect(called.filter((one) => !PIECES.includes(one))).toEqual([]);
  });

  test('when it is not a trial then the stores are elsewhere, and those of a trial are those of compose', () => {
    expect(values.trial.enabled).toBe(false);
    for (const [name, { image, env = {}, secrets }] of Object.entries(values.trial.stores)) {
      const composed = compose[name]!;
      if (image) expect(composed.image).toBe(image);
      expect(secrets).toEqual(composed.secrets);
      expect(Object.keys(env).toSorted()).toEqual(Object.keys(composed.environment ?? {}).toSorted());
    }
  });

  test('when a collector of traces is named then every process with spans gets it, as in compose.tracing.yml', () => {
    const traced = read<{ services: Record<string, Service> }>('deploy/compose.tracing.yml').services;
    for (const name of PIECES) {
      const { env } = wholeOf(name);
      const there = traced[name]?.environment;
      expect([name, isFilled(env['OTEL_EXPORTER_OTLP_ENDPOINT']!)]).toEqual([name, there !== undefined]);
      if (there) expect(Object.keys(env)).toEqual(expect.arrayContaining(Object.keys(there)));
    }
    expect(values.traces).toMatchObject({ endpoint: '', ratio: 0.1 });
  });

  test('when backups are scheduled then on the stores and into the bucket of compose', () => {
    const { backup } = values;
    const { REDIS_URL: _onlyForTheDoctor, ...secrets } = secretsOf(compose['backup']!);
    const schedule = plainOf(compose['backup-schedule']!).map(([name]) => name);

    expect(backup.enabled).toBe(false);
    expect(backup.secrets).toEqual(secrets);
    expect(['BACKUP_AT', ...Object.keys(backup.env)].toSorted()).toEqual(schedule.toSorted());
  });

  test('when somebody forgets what has no default then the chart has none either', () => {
    const { publicBaseUrl, secret } = read<Record<string, string>>(chart('values.yaml'));

    expect([publicBaseUrl, secret].filter((one) => isFilled(one!))).toEqual([]);
  });

  test('when values are checked then the chart’s own are right, and a wrong one is refused', () => {
    const schema = z.fromJSONSchema(JSON.parse(text(chart('values.schema.json'))) as never);
    const own = read<Values>(chart('values.yaml'));

    expect(schema.safeParse(own).error?.issues).toBeUndefined();
    expect(schema.safeParse({ ...own, image: 'x' }).success).toBe(false);
    expect(schema.safeParse({ ...own, pieces: { gateway: { replica: 2 } } }).success).toBe(false);
    expect(schema.safeParse({ ...own, remotes: { ...own.remotes, admin: 'newest!' } }).success).toBe(false);
  });

  test('when the shop has a version then the chart installs it', () => {
    const { version } = JSON.parse(text('package.json')) as { version: string };

    expect(read<object>(chart('Chart.yaml'))).toMatchObject({ appVersion: version });
  });

  test('when copies are added by their work then by cores, not requests, and no upgrade takes them back', () => {
    const template = text(chart('templates/pieces.yaml'));

    expect(template).toContain('type: AverageValue, averageValue: {{ mul 10 $piece.autoscaling.cpu }}m');
    expect(template).not.toContain('Utilization');
    expect(template).toMatch(/if not \$piece\.autoscaling\.enabled }}\n  replicas: /);
  });

  test('when a pod runs then as nobody, who may do nothing', () => {
    const helpers = text(chart('templates/_helpers.tpl'));
    for (const word of [
      'runAsNonRoot: true',
      'RuntimeDefault',
      'drop: [ALL]',
      'readOnlyRootFilesystem: true',
    ])
      expect(helpers).toContain(word);
    for (const file of ['_pod.tpl', 'trial.yaml', 'tests/readyz.yaml']) {
      const template = text(chart(`templates/${file}`));
      expect(template.match(/include "shop\.nobody"/g)).toHaveLength(1);
      expect(template.match(/include "shop\.powerless"/g)).toHaveLength(1);
      expect(template).toContain('automountServiceAccountToken: false');
    }
  });
});
