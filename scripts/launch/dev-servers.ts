import { join } from 'node:path';
import type { Part } from './child.ts';
import { ROOT } from './options.ts';
import { DEV_PORTS } from './front-ends.ts';

/** webpack's development servers, one for each front end; the gateway proxies to them. */
export const devServers = (): Part[] =>
  Object.keys(DEV_PORTS).map((name) => ({
    name: `dev-${name}`,
    args: [
      join(ROOT, 'node_modules', 'webpack-cli', 'bin', 'cli.js'),
      'serve',
      '--config',
      'webpack.dev.mjs',
    ],
    env: { NODE_ENV: 'development' },
    cwd: join(ROOT, name),
  }));
