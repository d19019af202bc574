import { api } from '@shop/app-kit';
import type { Retention } from '@shop/contracts/retention';
import type { FullSettings, SettingsUpdate } from '@shop/contracts/settings';
import { withProof } from '../proof/with-proof.ts';

/** What the owner decides of the shop. */
export const settingsApi = api.enhanceEndpoints({ addTagTypes: ['Retention'] }).injectEndpoints({
  endpoints: (build) => ({
    getSettings: build.query<FullSettings, void>({
      query: () => '/admin/settings',
      keepUnusedDataFor: 0,
    }),
    getRetention: build.query<Retention, void>({
      query: () => '/admin/retention',
      keepUnusedDataFor: 0,
      providesTags: ['Retention'],
    }),
    saveSettings: build.mutation<FullSettings, SettingsUpdate>({
      invalidatesTags: ['Retention'],
      queryFn: withProof((body) => ({ url: '/admin/settings', method: 'PUT', body })),
    }),
  }),
});

export const { useGetSettingsQuery, useGetRetentionQuery, useSaveSettingsMutation } = settingsApi;
