import { api } from '@shop/app-kit';
import { contactInquiryList, type ContactInquiry } from '@shop/contracts/contact';
import { toListPage, type ListPage } from '../list/list-page.ts';

type Query = { page: number; pageSize: number; isRead?: boolean };

export const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMessages: build.query<ListPage<ContactInquiry>, Query>({
      query: (params) => ({ url: '/admin/messages', params }),
      transformResponse: toListPage<ContactInquiry>,
      providesTags: ['Message'],
      ...(process.env.NODE_ENV !== 'production' && { rawResponseSchema: contactInquiryList }),
    }),
    markMessage: build.mutation<unknown, { id: number; isRead: boolean }>({
      query: ({ id, isRead }) => ({ url: `/admin/messages/${id}`, method: 'PATCH', body: { isRead } }),
      invalidatesTags: (_done, error) => (error ? [] : ['Message']),
    }),
    deleteMessage: build.mutation<unknown, number>({
      query: (id) => ({ url: `/admin/messages/${id}`, method: 'DELETE' }),
      invalidatesTags: (_done, error) => (error ? [] : ['Message']),
    }),
  }),
});

export const { useListMessagesQuery, useMarkMessageMutation, useDeleteMessageMutation } = messagesApi;
