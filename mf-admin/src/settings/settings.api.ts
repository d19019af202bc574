import { injectCalls } from '../calls.ts';

/** What the owner decides of the shop. */
export const { useGetSettingsQuery, useGetRetentionQuery, useSaveSettingsMutation } = injectCalls(
  ({ read, changeSome }) => ({
    getSettings: read('GET /api/admin/settings'),
    getRetention: read('GET /api/admin/retention', ['Retention']),
    saveSettings: changeSome('PUT /api/admin/settings', ['Retention']),
  }),
);
