import { internalSettings, type InternalSettings } from '@shop/contracts/settings';
import { setShopZone } from '@shop/service-kit/days';
import { unavailable } from '@shop/service-kit/errors';
import type { Log } from '@shop/service-kit/log';
import { traceCarrier, traced } from '@shop/service-kit/tracing/tracing';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { SettingsCopy } from './settings-copy.ts';

const TIMEOUT_MS = 1_500;
/** The owner's changes take effect here after this time. */
const CACHE_MS = 5_000;

type Options = { url: string; token: string; copy: SettingsCopy; log: Log; now?: () => number };
export type SettingsClient = ReturnType<typeof createSettingsClient>;

/**
 * The shop's settings, from content-media. The last known settings count while content-media does not answer, also
 * after a restart: the database keeps a copy.
 */
export function createSettingsClient({ url, token, copy, log, now = Date.now }: Options) {
  let known: InternalSettings | undefined;
  let requestedAt = -Infinity;
  let asking: Promise<void> | undefined;

  const isOld = () => now() - requestedAt >= CACHE_MS;

  async function renew(): Promise<void> {
    requestedAt = now();
    try {
      const read = await ask(url, token);
      if (!isDeepStrictEqual(read, known)) await copy.write(read);
      known = read;
    } catch (error) {
      log.warn({ err: error }, 'the settings cannot be read; those of before count');
      known ??= await copy.read();
    }
    setShopZone(known?.timeZone);
    // Changed again while they were read.
    if (isOld()) await renew();
  }

  return {
    /** Loads the last known settings at a start: content-media may start later. */
    async recall(): Promise<void> {
      known ??= await copy.read();
      setShopZone(known?.timeZone);
    },
    /** Call it when the owner has changed something: the next `read` asks again. */
    forget: () => void (requestedAt = -Infinity),
    /** @throws AppError 503 while they could never be read: nothing may be sent under a wrong shop name */
    async read(): Promise<InternalSettings> {
      if (asking || !known || isOld()) await (asking ??= renew().finally(() => (asking = undefined)));
      if (!known)
        throw unavailable('No pudimos leer los datos de la tienda. Intenta de nuevo en un momento.');
      return known;
    },
  };
}

async function ask(url: string, token: string): Promise<InternalSettings> {
  const response = await traced({ name: 'settings', kind: 'client' }, () =>
    fetch(`${url}/internal/settings`, {
      headers: { 'x-internal-token': token, ...traceCarrier() },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }),
  );
  if (!response.ok) throw new Error(`content-media answered ${response.status}`);
  return z.parse(internalSettings, await response.json());
}
