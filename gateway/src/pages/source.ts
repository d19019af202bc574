import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { ConfigError } from '@shop/service-kit/config';
import type { GatewayConfig } from '../config.ts';

/** Where a front end's files come from. A folder may be the copy of what the web server at `mirrorOf` has. */
export type Source = { kind: 'folder'; dir: string; mirrorOf?: string } | { kind: 'server'; url: string };

export const REMOTES = ['storefront', 'checkout', 'admin'] as const;
export type RemoteName = (typeof REMOTES)[number];
export type Sources = Record<'shell' | RemoteName, Source>;

function sourceOf(name: string, value: string): Source {
  if (/^mirror:https?:\/\//.test(value)) {
    const dir = join(mkdtempSync(join(tmpdir(), 'front-end-')), 'dist');
    return { kind: 'folder', dir, mirrorOf: value.slice('mirror:'.length) };
  }
  if (/^https?:\/\//.test(value)) return { kind: 'server', url: value };
  const dir = isAbsolute(value) ? value : resolve(value);
  if (!existsSync(dir))
    throw new ConfigError(`Configuration: ${name}: there is no folder ${dir}; build it first`);
  return { kind: 'folder', dir };
}

/** @throws ConfigError for a build folder that is not there */
export const readSources = (config: GatewayConfig): Sources => ({
  shell: sourceOf('SHELL_SOURCE', config.SHELL_SOURCE),
  storefront: sourceOf('STOREFRONT_SOURCE', config.STOREFRONT_SOURCE),
  checkout: sourceOf('CHECKOUT_SOURCE', config.CHECKOUT_SOURCE),
  admin: sourceOf('ADMIN_SOURCE', config.ADMIN_SOURCE),
});
