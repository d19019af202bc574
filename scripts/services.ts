import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './launch/options.ts';

const manifestOf = (name: string): string => join(ROOT, 'services', name, 'package.json');

/** The services of the shop: each folder of services/ with a package.json is one. */
export const SERVICES = readdirSync(join(ROOT, 'services')).filter((name) => existsSync(manifestOf(name)));

/** Their programs by the name of the process. A service with a `src/worker.ts` names that process in its package.json. */
export const PROGRAMS: Record<string, string> = Object.fromEntries(
  SERVICES.flatMap((name) => {
    const { worker } = JSON.parse(readFileSync(manifestOf(name), 'utf8')) as { worker?: string };
    const main = [name, `services/${name}/src/main.ts`];
    return worker ? [main, [worker, `services/${name}/src/worker.ts`]] : [main];
  }),
);

/** Which parts share a process of `npm start`, in the order in which they start. */
export const SHARED: Record<string, string[]> = {
  services: Object.keys(PROGRAMS),
  pages: ['web-server', 'shell', 'gateway'],
};

/** The database of a service, whose user and secrets are called after it. */
export const databaseOf = (service: string): string => service.replaceAll('-', '_');
