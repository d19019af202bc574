import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { urlVariable } from '@shop/service-kit/url-variable';
import { PROGRAMS, SERVICES } from '../services.ts';
import { V8_FLAGS } from '../setup/process-memory.mjs';
import type { Part } from './child.ts';
import { planFrontEnds, type FrontEndPorts } from './front-ends.ts';
import { ROOT, type Options } from './options.ts';
import type { Secrets } from './secrets.ts';

export type Plan = { services: Part[]; gateway: Part; probes: Record<string, string> };
/** Ports by the name of the process. */
export type Ports = Record<string, number> & FrontEndPorts;

const url = (port: number) => `http://127.0.0.1:${port}`;
const hasIPv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ family }) => family === 'IPv6'),
);
/** All addresses of this machine; the IPv6 one accepts IPv4 too. */
const EVERYWHERE = hasIPv6 ? '::' : '0.0.0.0';
export const GUARD = [...V8_FLAGS, '--import', './scripts/launch/stop-with-parent.mjs'];

/** All processes of the shop with their environment; the backing services give the stores' addresses. */
export function planParts(
  options: Options,
  secrets: Secrets,
  backing: Record<string, string>,
  ports: Ports,
): Plan {
  const watch = options.dev ? ['--watch'] : [];
  const probes = Object.fromEntries(Object.keys(PROGRAMS).map((name) => [name, url(ports[name]!)]));
  const common = {
    ...backing,
    HOST: '127.0.0.1',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'info',
    NODE_ENV: options.dev ? 'development' : 'production',
    PUBLIC_BASE_URL: options.publicBaseUrl,
    SESSION_SECRET: process.env['SESSION_SECRET'] ?? secrets.sessionSecret,
    INTERNAL_TOKEN: process.env['INTERNAL_TOKEN'] ?? secrets.internalToken,
    KEYS_SECRET: process.env['KEYS_SECRET'] ?? secrets.keysSecret,
    S3_BUCKET: process.env['S3_BUCKET'] ?? 'elixir-shop',
    SEED: process.env['SEED'] ?? '1',
    SEED_DIR: process.env['SEED_DIR'] ?? join(ROOT, 'seed'),
    ...Object.fromEntries(SERVICES.map((name) => [urlVariable(name), probes[name]!])),
    MERCADOPAGO_SDK_URL: sdkUrl(options, backing),
  };
  const part = (name: string, main: string, port: number, env: Record<string, string> = {}): Part => ({
    name,
    args: [...GUARD, ...watch, main],
    env: { ...common, PORT: String(port), ...env },
  });
  const admin = {
    ADMIN_USERNAME: options.adminUsername,
    ADMIN_PASSWORD: options.adminPassword ?? secrets.adminPassword,
  };
  const services = Object.entries(PROGRAMS).map(([name, main]) =>
    part(name, main, ports[name]!, name === 'auth' ? admin : {}),
  );
  const frontEnds = planFrontEnds(options, GUARD, ports);
  const gateway = part('gateway', 'gateway/src/main.ts', options.port, {
    HOST: process.env['HOST'] ?? EVERYWHERE,
    API_DOCS: process.env['API_DOCS'] ?? 'on',
    REMOTE_OVERRIDES: process.env['REMOTE_OVERRIDES'] ?? (isHere(options) ? 'on' : 'off'),
    ...frontEnds.urls,
  });
  return { services: [...services, ...frontEnds.parts], gateway, probes: { ...probes, ...frontEnds.probes } };
}

/** The shop is only reachable on this machine. */
const isHere = ({ publicBaseUrl }: Options): boolean => new URL(publicBaseUrl).hostname === 'localhost';

/** With the built-in sandbox, its browser script is loaded through the gateway. */
const sdkUrl = (options: Options, backing: Record<string, string>): string =>
  process.env['MERCADOPAGO_SDK_URL'] ??
  (backing['SANDBOX_URL']
    ? `${options.publicBaseUrl}/sandbox/sdk/js/v2`
    : 'https://sdk.mercadopago.com/js/v2');
