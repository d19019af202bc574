import type { ContentValues } from '@shop/contracts/content';
import { injectCalls, isOld, requestOf } from '../calls.ts';

export const contentApi = injectCalls(({ build, read, change }) => ({
  listContent: read('GET /api/content/{page}', ['Content']),
  createContent: change('POST /api/admin/content', ['Content']),
  // The request body also contains the id.
  updateContent: build.mutation<unknown, { id: number; fields: ContentValues }>({
    query: ({ id, fields }) => ({ ...requestOf('PUT /api/admin/content/{id}', id), body: fields }),
    invalidatesTags: (_done, error) => (isOld(error) ? ['Content'] : []),
  }),
  deleteContent: change('DELETE /api/admin/content/{id}', ['Content']),
}));

export const {
  useListContentQuery,
  useCreateContentMutation,
  useUpdateContentMutation,
  useDeleteContentMutation,
} = contentApi;
