import { offeredMarks, toldFreeMonths } from '@shop/contracts/pay-kinds';
import { settings, type FullSettings, type Settings, type SettingsValues } from '@shop/contracts/settings';
import { toldDays } from '@shop/contracts/told-ways';
import type { MediaUrls } from '@shop/service-kit/media-urls';
import type { StoredSettings } from './settings.store.ts';

/** The settings for administrators, as they wrote them. */
export const toFullSettings = ({ values, version }: StoredSettings, media: MediaUrls): FullSettings => ({
  ...values,
  logo: values.logo && media.toAbsolute(values.logo),
  version,
});

/** For the shop's other services, with the delivery days and ways to pay that shoppers see. */
export const toToldSettings = (stored: StoredSettings, media: MediaUrls): FullSettings => ({
  ...toFullSettings(stored, media),
  delivery: toldDays(stored.values),
  paymentMethods: offeredMarks(stored.values.paymentMethods, stored.values.payKinds),
});

/** The settings for everybody. */
export const toSettings = (stored: StoredSettings, media: MediaUrls): Settings => {
  const freeMonthsTold = toldFreeMonths(stored.values);
  const told = { ...toToldSettings(stored, media), ...(freeMonthsTold.length > 0 && { freeMonthsTold }) };
  return Object.fromEntries(Object.entries(told).filter(([name]) => name in settings.shape)) as Settings;
};

/**
 * The settings to store: fields that an earlier page did not send stay.
 * @throws AppError 400 when the mark is another site's picture without https
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
