import { injectCalls } from '../calls.ts';

export const {
  useGetTeamQuery,
  useChangeMemberMutation,
  useResetMemberMutation,
  useRemoveMemberMutation,
  useRemoveMemberFactorMutation,
  useInviteMemberMutation,
  useWithdrawInvitationMutation,
  useCheckAccessMutation,
  useAcceptAccessMutation,
} = injectCalls(({ read, change }) => ({
  getTeam: read('GET /api/admin/team', ['Team']),
  changeMember: change('PATCH /api/admin/team/{id}', ['Team']),
  resetMember: change('POST /api/admin/team/{id}/reset'),
  removeMember: change('DELETE /api/admin/team/{id}', ['Team']),
  removeMemberFactor: change('DELETE /api/admin/team/{id}/second-factor', ['Team']),
  inviteMember: change('POST /api/admin/team/invitations', ['Team']),
  withdrawInvitation: change('DELETE /api/admin/team/invitations/{id}', ['Team']),
  checkAccess: change('POST /api/admin/access/check'),
  acceptAccess: change('POST /api/admin/access/accept'),
}));
