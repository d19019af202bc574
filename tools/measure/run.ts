import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBacking } from '../../scripts/launch/backing.ts';
import { startChild, type Child } from '../../scripts/launch/child.ts';
import { freePorts } from '../../scripts/launch/ports.ts';
import { waitUntilReady } from '../../scripts/launch/ready.ts';
import { V8_FLAGS } from '../../scripts/setup/process-memory.mjs';
import { PROGRAMS } from '../../scripts/services.ts';

/** What a measurement runs against: real backing services, and real processes of services. */
export type Bench = {
  /** Addresses and secrets, as services get them. */
  env: Record<string, string>;
  /** Starts the own entry point of a service, its worker or the gateway. @returns its address when it is ready */
  service: (name: string, over?: Record<string, string>) => Promise<string>;
};

const SECRETS = { SESSION_SECRET: 'only-for-measurements', INTERNAL_TOKEN: 'only-for-measurements' };

/** Starts what a measurement needs, and stops it again. `BENCH_DATA` names a folder of stores that stays for the next one. */
export async function withBench<T>(work: (bench: Bench) => Promise<T>): Promise<T> {
  const kept = process.env['BENCH_DATA'];
  const data = kept ?? mkdtempSync(join(tmpdir(), 'elixir-shop-measure-'));
  const children: Child[] = [];
  const backing = await startBacking({ dataDir: data, publicBaseUrl: 'http://localhost:8080' });
  void backing.died.then((how) => how && process.exit(1));
  const env = { ...backing.env, ...SECRETS, S3_BUCKET: 'measure', PUBLIC_BASE_URL: 'http://localhost:8080' };
  try {
    return await work({ env, service: starter(env, data, children) });
  } finally {
    await Promise.all(children.map((child) => child.stop()));
    await backing.stop();
    if (!kept) rmSync(data, { recursive: true, force: true });
  }
}

const starter =
  (env: Record<string, string>, data: string, children: Child[]): Bench['service'] =>
  async (name, over = {}) => {
    const [port] = await freePorts(1);
    const url = `http://127.0.0.1:${port}`;
    const part = {
      name: `${name}-${port}`,
      args: [...V8_FLAGS, PROGRAMS[name] ?? `${name}/src/main.ts`],
      env: {
        ...env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        PORT: String(port),
        CATALOG_URL: url,
        CONTENT_MEDIA_URL: url,
        ...over,
      },
    };
    children.push(startChild(part, data, () => undefined));
    await waitUntilReady({ [name]: url }, 120_000);
    return url;
  };
