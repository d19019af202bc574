import { change, read } from '../calls.ts';

export const useGetAccountQuery = read('GET /api/admin/account', ['Account']);
export const useGetPasskeysQuery = read('GET /api/admin/account/passkeys', ['Passkey']);
export const usePasskeyOptionsToMakeMutation = change('POST /api/admin/account/passkeys/options');
export const useAddPasskeyMutation = change('POST /api/admin/account/passkeys', ['Passkey', 'Account']);
export const useRemovePasskeyMutation = change('DELETE /api/admin/account/passkeys/{id}', [
  'Passkey',
  'Account',
]);
export const useChangePasswordMutation = change('PUT /api/admin/account/password', ['Session']);
export const useProposeEmailMutation = change('POST /api/admin/account/email');
export const useConfirmEmailMutation = change('POST /api/admin/account/email/confirm', ['Account']);
export const useRemoveEmailMutation = change('DELETE /api/admin/account/email', ['Account']);
export const useListSessionsQuery = read('GET /api/admin/account/sessions', ['Session']);
export const useEndSessionMutation = change('DELETE /api/admin/account/sessions/{id}', ['Session']);
export const useEndOtherSessionsMutation = change('POST /api/admin/account/sessions/end-others', ['Session']);
export const useProposeFactorMutation = change('POST /api/admin/account/second-factor');
export const useConfirmFactorMutation = change('POST /api/admin/account/second-factor/confirm', ['Account']);
export const useGetPushQuery = read('GET /api/admin/push', ['Push']);
export const useKeepPushMutation = change('PUT /api/admin/push', ['Push']);
export const useRemovePushMutation = change('DELETE /api/admin/push/{id}', ['Push']);
export const useRemoveFactorMutation = change('POST /api/admin/account/second-factor/off', ['Account']);
