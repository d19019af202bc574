import { isAbsolute, join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

export type Options = {
  port: number;
  dataDir: string;
  publicBaseUrl: string;
  adminUsername: string;
  adminPassword: string | undefined;
  dev: boolean;
  /** Each part gets its own process, as it does with containers. */
  apart: boolean;
};

/** Without a schema library: the launcher stays in memory, and the library would be a third of it. */
const WRONG: Record<string, (value: string) => string | false> = {
  PORT: (value) => !isPort(Number(value)) && 'must be a whole number from 1 to 65535',
  PUBLIC_BASE_URL: (value) => !/^https?:$/.test(protocolOf(value)) && 'must be an http or https address',
  ADMIN_USERNAME: (value) => value.length > 100 && 'must have at most 100 characters',
  ADMIN_PASSWORD: (value) =>
    (value.length < 10 && 'must have at least 10 characters') ||
    (value.length > 255 && 'must have at most 255 characters'),
};
const isPort = (port: number) => Number.isInteger(port) && port >= 1 && port <= 65_535;
const protocolOf = (url: string) => (URL.canParse(url) ? new URL(url).protocol : '');

/** @throws Error with one line about the invalid variables */
export function readOptions(env: NodeJS.ProcessEnv, args: string[]): Options {
  // `ADMIN_PASSWORD=` in a .env means that it was not filled in.
  const given = (name: string) => env[name] || undefined;
  const wrong = Object.entries(WRONG).flatMap(([name, check]) => {
    const value = given(name);
    const what = value !== undefined && check(value);
    return what ? [`${name}: ${what}`] : [];
  });
  if (wrong.length > 0) throw new Error(`Configuration: ${wrong.join('; ')}`);
  const port = Number(given('PORT') ?? 8080);
  const dataDir = given('DATA_DIR') ?? '.data';
  return {
    port,
    dataDir: isAbsolute(dataDir) ? dataDir : join(ROOT, dataDir),
    publicBaseUrl: (given('PUBLIC_BASE_URL') ?? `http://localhost:${port}`).replace(/\/$/, ''),
    adminUsername: given('ADMIN_USERNAME') ?? 'admin',
    adminPassword: given('ADMIN_PASSWORD'),
    dev: args.includes('--dev'),
    apart: args.includes('--dev') || args.includes('--apart'),
  };
}
