import { api } from '@shop/app-kit';
import { contactInquiryList, type ContactInquiry } from '@shop/contracts/contact';

/** One page of the inbox; `total` counts all pages. */
export type MessagePage = { rows: ContactInquiry[]; total: number };
type Query = { page: number; pageSize: number; isRead?: boolean };

export const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMessages: build.query<MessagePage, Query>({
      query: (params) => ({ url: '/admin/messages', params }),
      transformResponse: (rows: ContactInquiry[], meta) => ({
        rows,
        total: Number(meta?.headers.get('x-total-count') ?? rows.length),
      }),
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
