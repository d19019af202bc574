/**
 * Makes a service with one list that works: npm run new:service -- NAME [NOUN]
 * NAME is the service (wish-lists), NOUN one of what it is about (wish-list).
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@shop/contracts/endpoints';
import { ROOT } from '../../scripts/launch/options.ts';
import { databaseOf, PROGRAMS } from '../../scripts/services.ts';
import { FRONT_ENDS } from '../../scripts/launch/front-ends.ts';
import { deployment } from './deployment.ts';
import { insertAbove } from './insert-above.ts';
import { addWorkspace } from './lock-file.ts';
import { camel, checkName, GenerateError, pascal, singular } from './names.ts';
import { fillAll } from './templates.ts';
import { runGenerator, type Changes } from './write-changes.ts';

const MANIFEST = 'packages/contracts/src/endpoints.ts';
/** Containers that are no part of the shop's own code, and what a service of the chart is called. */
const OTHERS = ['gateway', 'mongo', 'redis', 's3', 'sandbox', 'backup', 'prometheus', 'grafana', 'settings'];
const USAGE = 'npm run new:service -- wish-lists';

/** A new service uses the same versions as the one that all copy. */
function versions() {
  const text = readFileSync(join(ROOT, 'services/catalog/package.json'), 'utf8');
  const { dependencies } = JSON.parse(text) as { dependencies: Record<string, string> };
  const version = (name: string) => dependencies[name]!;
  return {
    express: version('express'),
    mongoose: version('mongoose'),
    zod: version('zod'),
    contracts: version('@shop/contracts'),
    serviceKit: version('@shop/service-kit'),
  };
}

function checkFree(service: string): string {
  const addresses = Object.keys(endpoints).map((route) => route.split('/')[2]);
  if ([...Object.keys(PROGRAMS), ...FRONT_ENDS, ...OTHERS, ...addresses].includes(service))
    throw new GenerateError(`'${service}' is taken by the shop: choose another name.`);
  return service;
}

function wordsOf(service: string, noun: string) {
  const database = databaseOf(service);
  return {
    service,
    Service: pascal(service),
    serviceCamel: camel(service),
    SERVICE: database.toUpperCase(),
    noun,
    Noun: pascal(noun),
    nounCamel: camel(noun),
    storeCamel: `${camel(noun)}Store`,
    database,
    ...versions(),
  };
}

function newService([name, noun]: string[]): Changes {
  const service = checkFree(checkName(name, USAGE));
  const words = wordsOf(service, checkName(noun ?? singular(service), USAGE));
  const created = fillAll('service', words);
  const manifest = JSON.parse(created[`services/${service}/package.json`]!) as never;
  const key = service === words.serviceCamel ? service : `'${service}'`;
  const inManifest = (text: string) =>
    [
      {
        anchor: "import type { Endpoints } from './endpoints/endpoint.ts';",
        lines: `import { ${words.serviceCamel}Endpoints } from './endpoints/${service}.ts';`,
      },
      {
        anchor: '} satisfies Record<string, Endpoints>;',
        lines: `  ${key}: ${words.serviceCamel}Endpoints,`,
      },
    ].reduce((all, { anchor, lines }) => insertAbove(all, { file: MANIFEST, anchor }, lines), text);
  return {
    created,
    edited: {
      [MANIFEST]: inManifest,
      ...deployment(words),
      'package-lock.json': (text) => addWorkspace(text, `services/${service}`, manifest),
    },
  };
}

if (import.meta.main) {
  runGenerator(
    () => newService(process.argv.slice(2)),
    'Then: npm install; npm test; the user of its database, where MongoDB runs already.',
  );
  // A separate process, which sees the new folder.
  if (!process.exitCode) execFileSync(process.execPath, ['tools/containers/small.ts'], { cwd: ROOT });
}
