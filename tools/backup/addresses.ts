import { existsSync } from 'node:fs';
import { DEFAULT_REGION, readConfig } from '@shop/service-kit/config';
import * as z from 'zod';
import { readOptions } from '../../scripts/launch/options.ts';
import { readRunning } from '../../scripts/launch/running.ts';
import type { Addresses } from './stores.ts';

export type Found = { addresses: Addresses; close: () => Promise<void> };

const NAMES = ['MONGODB_URI', 'S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

const FROM_FILES = z.object(Object.fromEntries(NAMES.map((name) => [name, z.string().optional()])));

/**
 * The stores' addresses, from the environment; missing ones belong to the shop of DATA_DIR, whose stores are used
 * if they run, or started for the duration of the command.
 * @throws Error in Spanish when there is no such shop
 */
export async function findAddresses(env: NodeJS.ProcessEnv): Promise<Found> {
  const bucket = {
    S3_BUCKET: env['S3_BUCKET'] || 'elixir-shop',
    S3_REGION: env['S3_REGION'] || DEFAULT_REGION,
  };
  // Containers have secrets in files: X_FILE instead of X.
  const given = pick(readConfig(FROM_FILES, env));
  if (NAMES.every((name) => given[name]))
    return { addresses: { ...given, ...bucket } as Addresses, close: async () => undefined };
  const { dataDir, publicBaseUrl } = readOptions(env, []);
  const running = readRunning(dataDir);
  if (running)
    return {
      addresses: { ...pick(running), ...given, ...bucket } as Addresses,
      close: async () => undefined,
    };
  if (!existsSync(dataDir))
    throw new Error(`No hay tienda en ${dataDir}: define DATA_DIR, o ${NAMES.join(', ')}.`);
  // Imported only here: a container of the shop has no embedded stores.
  const { startBacking } = await import('../../scripts/launch/backing.ts');
  const backing = await startBacking({ dataDir, publicBaseUrl });
  return { addresses: { ...pick(backing.env), ...given, ...bucket } as Addresses, close: backing.stop };
}

const pick = (env: Record<string, string | undefined>): Partial<Addresses> =>
  Object.fromEntries(NAMES.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
