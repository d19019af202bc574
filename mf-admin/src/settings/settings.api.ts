import { api } from '@shop/app-kit';
import { fullSettings, type FullSettings, type SettingsUpdate } from '@shop/contracts/settings';

const checked = process.env.NODE_ENV !== 'production' && { responseSchema: fullSettings };

/** What the owner decides of the shop. */
export const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSettings: build.query<FullSettings, void>({
      query: () => '/admin/settings',
      keepUnusedDataFor: 0,
      ...checked,
    }),
    saveSettings: build.mutation<FullSettings, SettingsUpdate>({
      query: (body) => ({ url: '/admin/settings', method: 'PUT', body }),
      ...checked,
    }),
  }),
});

export const { useGetSettingsQuery, useSaveSettingsMutation } = settingsApi;
