import { api } from '@shop/app-kit';
import type { ContactChange, ContactInquiry } from '@shop/contracts/contact';
import { toListPage, type ListPage } from '../list/list-page.ts';

type Query = { page: number; pageSize: number; isRead?: boolean; isSpam?: boolean };
type Change = { id: number; change: ContactChange };

export const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMessages: build.query<ListPage<ContactInquiry>, Query>({
      query: (params) => ({ url: '/admin/messages', params }),
      transformResponse: toListPage<ContactInquiry>,
      providesTags: ['Message'],
    }),
    changeMessage: build.mutation<unknown, Change>({
      query: ({ id, change }) => ({ url: `/admin/messages/${id}`, method: 'PATCH', body: change }),
      invalidatesTags: (_done, error) => (error ? [] : ['Message']),
    }),
    deleteMessage: build.mutation<unknown, number>({
      query: (id) => ({ url: `/admin/messages/${id}`, method: 'DELETE' }),
      invalidatesTags: (_done, error) => (error ? [] : ['Message']),
    }),
  }),
});

export const { useListMessagesQuery, useChangeMessageMutation, useDeleteMessageMutation } = messagesApi;
