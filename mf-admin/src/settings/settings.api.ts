import { changeSome, read } from '../calls.ts';

/** The settings that the owner decides. */
export const useGetSettingsQuery = read('GET /api/admin/settings');
export const useGetRetentionQuery = read('GET /api/admin/retention', ['Retention']);
export const useSaveSettingsMutation = changeSome('PUT /api/admin/settings', ['Retention']);
