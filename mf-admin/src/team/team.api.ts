import { api } from '@shop/app-kit';
import { withProof } from '../proof/with-proof.ts';
import {
  type AccessAccept,
  type AccessInfo,
  type AccessLink,
  type InvitationRequest,
  type MemberChange,
  type Team,
} from '@shop/contracts/team';

export const teamApi = api.enhanceEndpoints({ addTagTypes: ['Team'] }).injectEndpoints({
  endpoints: (build) => ({
    getTeam: build.query<Team, void>({
      query: () => '/admin/team',
      providesTags: ['Team'],
    }),
    changeMember: build.mutation<unknown, { id: number; change: MemberChange }>({
      queryFn: withProof(({ id, change }) => ({ url: `/admin/team/${id}`, method: 'PATCH', body: change })),
      invalidatesTags: ['Team'],
    }),
    resetMember: build.mutation<AccessLink, number>({
      queryFn: withProof((id) => ({ url: `/admin/team/${id}/reset`, method: 'POST' })),
    }),
    removeMember: build.mutation<unknown, number>({
      queryFn: withProof((id) => ({ url: `/admin/team/${id}`, method: 'DELETE' })),
      invalidatesTags: ['Team'],
    }),
    removeMemberFactor: build.mutation<unknown, number>({
      queryFn: withProof((id) => ({ url: `/admin/team/${id}/second-factor`, method: 'DELETE' })),
      invalidatesTags: ['Team'],
    }),
    inviteMember: build.mutation<AccessLink, InvitationRequest>({
      queryFn: withProof((body) => ({ url: '/admin/team/invitations', method: 'POST', body })),
      invalidatesTags: (_done, error) => (error ? [] : ['Team']),
    }),
    withdrawInvitation: build.mutation<unknown, string>({
      queryFn: withProof((id) => ({ url: `/admin/team/invitations/${id}`, method: 'DELETE' })),
      invalidatesTags: ['Team'],
    }),
    checkAccess: build.mutation<AccessInfo, string>({
      query: (token) => ({ url: '/admin/access/check', method: 'POST', body: { token } }),
    }),
    acceptAccess: build.mutation<unknown, AccessAccept>({
      query: (body) => ({ url: '/admin/access/accept', method: 'POST', body }),
    }),
  }),
});

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
} = teamApi;
