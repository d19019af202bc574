import { offeredMarks, toldFreeMonths } from '@shop/contracts/pay-kinds';
import { settings, type FullSettings, type Settings, type SettingsValues } from '@shop/contracts/settings';
import { toldDays } from '@shop/contracts/told-ways';
import type { MediaUrls } from '@shop/service-kit/media-urls';
import type { StoredSettings } from './settings.store.ts';

/** For administrators, as they wrote it. */
export const toFullSettings = ({ values, version }: StoredSettings, media: MediaUrls): FullSettings => ({
  ...values,
  logo: values.logo && media.toAbsolute(values.logo),
  version,
});

/** For the shop's own services, with the days and the ways to pay that shoppers are told. */
export const toToldSettings = (stored: StoredSettings, media: MediaUrls): FullSettings => ({
  ...toFullSettings(stored, media),
  delivery: toldDays(stored.values),
  paymentMethods: offeredMarks(stored.values.paymentMethods, stored.values.payKinds),
});

/** For everybody. */
export const toSettings = (stored: StoredSettings, media: MediaUrls): Settings => {
  const freeMonthsTold = toldFreeMonths(stored.values);
  const told = { ...toToldSettings(stored, media), ...(freeMonthsTold.length > 0 && { freeMonthsTold }) };
  return Object.fromEntries(Object.entries(told).filter(([name]) => name in settings.shape)) as Settings;
};

/**
 * What to store: what an earlier page left out stays.
 * @throws AppError 400 when the mark is another shop's picture without https
 */
export const toValues = (
  { values }: StoredSettings,
  sent: SettingsValues,
  media: MediaUrls,
): SettingsValues => {
  const all = { ...values, ...sent, logo: sent.logo && media.toStored(sent.logo, 'logo') };
  const told = Object.entries(all).filter(([, value]) => value !== undefined);
  return Object.fromEntries(told) as SettingsValues;
};
