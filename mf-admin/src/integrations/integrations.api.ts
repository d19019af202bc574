import { injectCalls } from '../calls.ts';

export const { useListTokensQuery, useMakeTokenMutation, useRevokeTokenMutation } = injectCalls(
  ({ read, change }) => ({
    listTokens: read('GET /api/admin/tokens', ['ApiToken']),
    makeToken: change('POST /api/admin/tokens', ['ApiToken']),
    revokeToken: change('DELETE /api/admin/tokens/{id}', ['ApiToken']),
  }),
);
