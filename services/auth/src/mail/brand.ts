import { FIRST_COLORS } from '@shop/contracts/palette';
import { settings } from '@shop/contracts/settings';
import type { MailBrand } from '@shop/mail/look';
import type { Log } from '@shop/service-kit/log';
import { traceCarrier, traced } from '@shop/service-kit/tracing/tracing';
import * as z from 'zod';

const TIMEOUT_MS = 1_500;

/**
 * Whose mails these are, as 'Tienda' says. An owner gets in while content-media is down: then as it was read last, or as
 * `first` with the colours of a new shop.
 * @param url of content-media; without it nobody is asked
 */
export function createBrand(url: string | undefined, first: string, log: Pick<Log, 'warn'>) {
  let known: MailBrand = { name: first, colors: FIRST_COLORS };
  return async (): Promise<MailBrand> => {
    if (url)
      try {
        known = await ask(url);
      } catch (error) {
        log.warn({ err: error }, 'the settings cannot be read; those of before count');
      }
    return known;
  };
}

async function ask(url: string): Promise<MailBrand> {
  const response = await traced({ name: 'settings', kind: 'client' }, () =>
    fetch(`${url}/api/settings`, { headers: traceCarrier(), signal: AbortSignal.timeout(TIMEOUT_MS) }),
  );
  if (!response.ok) throw new Error(`content-media answered ${response.status}`);
  const { name, colors } = z.parse(settings, await response.json());
  return { name, colors };
}
