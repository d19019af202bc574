import { injectCalls } from '../calls.ts';

/** The settings that the owner decides. */
export const { useGetSettingsQuery, useGetRetentionQuery, useSaveSettingsMutation } = injectCalls(
  ({ read, changeSome }) => ({
    getSettings: read('GET /api/admin/settings'),
    getRetention: read('GET /api/admin/retention', ['Retention']),
    saveSettings: changeSome('PUT /api/admin/settings', ['Retention']),
  }),
);
