import { injectCalls } from '../calls.ts';

const NOW = { keepUnusedDataFor: 0 };

/** What the owner decides of the shop. */
export const { useGetSettingsQuery, useGetRetentionQuery, useSaveSettingsMutation } = injectCalls(
  ({ read, changeSome }) => ({
    getSettings: read('GET /api/admin/settings', [], NOW),
    getRetention: read('GET /api/admin/retention', ['Retention'], NOW),
    saveSettings: changeSome('PUT /api/admin/settings', ['Retention']),
  }),
);
