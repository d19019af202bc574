import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './launch/options.ts';

const manifestOf = (name: string): string => join(ROOT, 'services', name, 'package.json');

/** The services of the shop: each folder of services/ with a package.json is one. */
export const SERVICES = readdirSync(join(ROOT, 'services')).filter((name) => existsSync(manifestOf(name)));

/** The programs by process name. A service with a `src/worker.ts` names that process in its package.json. */
export const PROGRAMS: Record<string, string> = Object.fromEntries(
  SERVICES.flatMap((name) => {
    const { worker } = JSON.parse(readFileSync(manifestOf(name), 'utf8')) as { worker?: string };
    const main = [name, `services/${name}/src/main.ts`];
    return worker ? [main, [worker, `services/${name}/src/worker.ts`]] : [main];
  }),
);

/** The parts that share a process in `npm start`, in starting order. */
export const SHARED: Record<string, string[]> = {
  services: Object.keys(PROGRAMS),
  pages: ['web-server', 'shell', 'gateway'],
};

/** The database of a service; its user and secrets have the same name. */
export const databaseOf = (service: string): string => service.replaceAll('-', '_');
