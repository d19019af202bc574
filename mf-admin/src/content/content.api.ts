import type { ContentValues } from '@shop/contracts/content';
import { change, isOld, mutation, read, requestOf } from '../calls.ts';

export const useListContentQuery = read('GET /api/content/{page}', ['Content']);
export const useCreateContentMutation = change('POST /api/admin/content', ['Content']);
// The request body also contains the id.
export const useUpdateContentMutation = mutation<unknown, { id: number; fields: ContentValues }>(
  'PUT /api/admin/content/{id}',
  {
    query: ({ id, fields }) => ({ ...requestOf('PUT /api/admin/content/{id}', id), body: fields }),
    invalidatesTags: (_done, error) => (isOld(error) ? ['Content'] : []),
  },
).useMutation;
export const useDeleteContentMutation = change('DELETE /api/admin/content/{id}', ['Content']);
