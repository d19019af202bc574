import { FIRST_COLORS } from '@shop/contracts/palette';
import { settings } from '@shop/contracts/settings';
import type { MailBrand } from '@shop/mail/look';
import { setShopZone } from '@shop/service-kit/days';
import type { Job } from '@shop/service-kit/job';
import type { Log } from '@shop/service-kit/log';
import { traceCarrier, traced } from '@shop/service-kit/tracing/tracing';
import * as z from 'zod';

const TIMEOUT_MS = 1_500;

/**
 * The shop's name and colours for mails, from 'Tienda'; each read also sets the time zone of the process. Mails do not
 * need content-media to be up: then the last known brand is used, or `first` with the colours of a new shop.
 * @param url of content-media; without it nothing is read
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

/** The owner may change the shop's time zone: activity and tokens follow within this time. */
const FOLLOW_EVERY_MS = 60_000;

/** Keeps the process in the shop's time zone, if there is a content-media to ask. */
export const zoneJobs = (url: string | undefined): Job[] =>
  url ? [{ name: 'zone', every: FOLLOW_EVERY_MS, run: () => ask(url).catch(() => undefined) }] : [];

async function ask(url: string): Promise<MailBrand> {
  const response = await traced({ name: 'settings', kind: 'client' }, () =>
    fetch(`${url}/api/settings`, { headers: traceCarrier(), signal: AbortSignal.timeout(TIMEOUT_MS) }),
  );
  if (!response.ok) throw new Error(`content-media answered ${response.status}`);
  const { timeZone, ...brand } = z.parse(settings, await response.json());
  setShopZone(timeZone);
  return brand;
}
