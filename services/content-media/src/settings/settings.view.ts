import type { FullSettings, Settings, SettingsValues } from '@shop/contracts/settings';
import type { MediaUrls } from '@shop/service-kit/media-urls';
import type { StoredSettings } from './settings.store.ts';

/** For administrators and the shop's own services. */
export const toFullSettings = ({ values, version }: StoredSettings, media: MediaUrls): FullSettings => ({
  ...values,
  logo: values.logo && media.toAbsolute(values.logo),
  version,
});

/** For everybody. */
export const toSettings = (stored: StoredSettings, media: MediaUrls): Settings => {
  const full = toFullSettings(stored, media);
  const { name, tagline, logo, colors, contact, networks, address } = full;
  const { ivaIncluded, paymentMethods, delivery, timeZone } = full;
  const shown = { name, tagline, logo, colors, contact, networks, address, ivaIncluded, paymentMethods };
  return { ...shown, ...(delivery && { delivery }), ...(timeZone && { timeZone }) };
};

/** What to store. @throws AppError 400 when the mark is another shop's picture without https */
export const toValues = (sent: SettingsValues, media: MediaUrls): SettingsValues => ({
  ...sent,
  logo: sent.logo && media.toStored(sent.logo, 'logo'),
});
