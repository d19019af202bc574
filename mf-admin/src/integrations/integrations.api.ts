import { change, read } from '../calls.ts';

export const useListTokensQuery = read('GET /api/admin/tokens', ['ApiToken']);
export const useMakeTokenMutation = change('POST /api/admin/tokens', ['ApiToken']);
export const useRevokeTokenMutation = change('DELETE /api/admin/tokens/{id}', ['ApiToken']);
