import { join } from 'node:path';
import type { Part } from './child.ts';
import { ROOT, type Options } from './options.ts';

/** Micro-frontends by folder, and the ports of webpack's development servers. */
export const DEV_PORTS = { shell: 4200, 'mf-storefront': 4201, 'mf-checkout': 4202, 'mf-admin': 4203 };
const REMOTES = ['mf-storefront', 'mf-checkout', 'mf-admin'] as const;
export type FrontEndPorts = typeof DEV_PORTS;
export const FRONT_ENDS = Object.keys(DEV_PORTS) as (keyof FrontEndPorts)[];

type FrontEnds = { parts: Part[]; probes: Record<string, string>; urls: Record<string, string> };

const url = (port: number) => `http://127.0.0.1:${port}`;
const urlsOf = (ports: FrontEndPorts) => ({
  SHELL_URL: url(ports.shell),
  STOREFRONT_URL: url(ports['mf-storefront']),
  CHECKOUT_URL: url(ports['mf-checkout']),
  ADMIN_URL: url(ports['mf-admin']),
});

/** The shell's server, and one process for all micro-frontends; in development webpack's servers replace them. */
export function planFrontEnds(options: Options, args: string[], ports: FrontEndPorts): FrontEnds {
  if (options.dev) return { parts: [], probes: {}, urls: urlsOf(DEV_PORTS) };
  const urls = urlsOf(ports);
  const env = {
    HOST: '127.0.0.1',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'info',
    NODE_ENV: 'production',
    PUBLIC_BASE_URL: options.publicBaseUrl,
  };
  const releases = (name: string) => join(options.dataDir, 'releases', name);
  const shell = {
    ...env,
    PORT: String(ports.shell),
    WEB_ROOT: join(ROOT, 'shell'),
    RELEASES_DIR: releases('shell'),
    API_URL: `${url(options.port)}/api`,
    STOREFRONT_URL: urls.STOREFRONT_URL,
    CHECKOUT_URL: urls.CHECKOUT_URL,
  };
  const remotes = {
    ...env,
    PORT: REMOTES.map((name) => ports[name]).join(),
    WEB_ROOT: REMOTES.map((name) => join(ROOT, name)).join(),
    RELEASES_DIR: REMOTES.map(releases).join(),
  };
  return {
    parts: [
      { name: 'web-server', args: [...args, 'packages/web-server/src/main.ts'], env: remotes },
      { name: 'shell', args: [...args, 'shell/server/src/main.ts'], env: shell },
    ],
    probes: Object.fromEntries(FRONT_ENDS.map((name) => [name, url(ports[name])])),
    urls,
  };
}
