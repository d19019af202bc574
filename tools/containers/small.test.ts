import { describe, expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../../scripts/launch/options.ts';
import type { Inside } from '../../scripts/launch/share-process.ts';
import { readCompose, smallServices, FILE } from './small.ts';

type Group = { environment: Record<string, string>; networks: Record<string, object> };
type Small = Record<string, Group | null> & { services: Group; pages: Group };

/** Removes a key when compose files are merged. */
const RESET = { tag: '!reset', resolve: () => null };
const compose = readCompose();
const small = smallServices(compose) as Small;
const partsOf = ({ environment }: Group) => JSON.parse(environment['PARTS']!) as Inside[];
const inside = [...partsOf(small.services), ...partsOf(small.pages)];
const part = (name: string) => inside.find((one) => one.name === name)!;

describe('deploy/compose.small.yml', () => {
  test('when docker-compose.yml or SHARED changes then the file is made anew: node tools/containers/small.ts', () => {
    const file = parse(readFileSync(FILE, 'utf8'), { customTags: [RESET] }) as { services: object };

    expect(file.services).toEqual(small);
  });

  test('when parts share containers then each of the shop is in one of them, and has none of its own', () => {
    const own = Object.entries(compose.services).flatMap(([name, { build, profiles }]) =>
      build && !profiles ? [name] : [],
    );

    expect(inside.map(({ name }) => name).toSorted()).toEqual(own.toSorted());
    expect(own.filter((name) => small[name] !== null)).toEqual([]);
    for (const { main } of inside) expect([main, existsSync(join(ROOT, main))]).toEqual([main, true]);
  });

  test('when parts share a container then each knows its own database, port and metrics, and where the others are', () => {
    const ports = partsOf(small.services).flatMap(({ env }) => [env['PORT'], env['METRICS_PORT']]);

    expect(new Set(ports).size).toBe(ports.length);
    expect(part('auth').env['MONGODB_URI_FILE']).toBe('/run/secrets/mongo_auth_uri');
    expect(part('payment-worker').env['MONGODB_URI_FILE']).toBe('/run/secrets/mongo_cart_orders_uri');
    expect(small.pages.environment['CATALOG_URL']).toBe(`http://services:${part('catalog').env['PORT']}`);
    expect(small.services.environment['CATALOG_URL']).toBe(`http://127.0.0.1:${part('catalog').env['PORT']}`);
    expect(small.pages.environment['SHELL_URL']).toBe(`http://127.0.0.1:${part('shell').env['PORT']}`);
  });

  test('when health is asked at the port of the image then the last part to start answers', () => {
    for (const group of [small.services, small.pages])
      expect(partsOf(group).at(-1)!.env['PORT']).toBe('8080');
    expect(part('gateway').env['PORT']).toBe('8080');
  });

  test('when a part is told something in docker-compose.yml then it is told it here', () => {
    for (const group of [small.services, small.pages])
      for (const { name, env } of partsOf(group))
        for (const key of Object.keys(compose.services[name]!.environment))
          expect([name, key, { ...group.environment, ...env }[key]]).toEqual([name, key, expect.any(String)]);
  });

  test('when what one part alone is told is filled in by docker compose then the file is not made', () => {
    const changed = structuredClone(compose);
    changed.services['auth']!.environment['LOG_LEVEL'] = '${AUTH_LOG_LEVEL:-info}';

    expect(() => smallServices(changed)).toThrow('LOG_LEVEL is not the same for all parts');
  });
});
