import { api } from '@shop/app-kit';
import type { Content, ContentValues } from '@shop/contracts/content';
import type { OwnText } from '@shop/contracts/text';

export const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    listContent: build.query<Content[], string>({
      query: (page) => ({ url: `/content/${page}` }),
      providesTags: ['Content'],
    }),
    createContent: build.mutation<unknown, ContentValues>({
      query: (body) => ({ url: '/admin/content', method: 'POST', body }),
      invalidatesTags: (_done, error) => (error ? [] : ['Content']),
    }),
    updateContent: build.mutation<unknown, { id: number; fields: ContentValues }>({
      query: ({ id, fields }) => ({ url: `/admin/content/${id}`, method: 'PUT', body: fields }),
      // After a conflict too: the list has an old version.
      invalidatesTags: (_done, error) => (error && error.status !== 409 ? [] : ['Content']),
    }),
    deleteContent: build.mutation<OwnText, number>({
      query: (id) => ({ url: `/admin/content/${id}`, method: 'DELETE' }),
      invalidatesTags: (_done, error) => (error ? [] : ['Content']),
    }),
  }),
});

export const {
  useListContentQuery,
  useCreateContentMutation,
  useUpdateContentMutation,
  useDeleteContentMutation,
} = contentApi;
