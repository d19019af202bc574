import { change, read } from '../calls.ts';

export const useGetTeamQuery = read('GET /api/admin/team', ['Team']);
export const useChangeMemberMutation = change('PATCH /api/admin/team/{id}', ['Team']);
export const useResetMemberMutation = change('POST /api/admin/team/{id}/reset');
export const useRemoveMemberMutation = change('DELETE /api/admin/team/{id}', ['Team']);
export const useRemoveMemberFactorMutation = change('DELETE /api/admin/team/{id}/second-factor', ['Team']);
export const useInviteMemberMutation = change('POST /api/admin/team/invitations', ['Team']);
export const useWithdrawInvitationMutation = change('DELETE /api/admin/team/invitations/{id}', ['Team']);
export const useCheckAccessMutation = change('POST /api/admin/access/check');
export const useAcceptAccessMutation = change('POST /api/admin/access/accept');
