import { api } from '@shop/app-kit';
import type { Flower, FlowerForm } from '@shop/contracts/flower';
import { withoutNull } from '../list/changed-fields.ts';

export const flowersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFlowers: build.query<Flower[], void>({
      query: () => ({ url: '/flowers' }),
      providesTags: ['Flower'],
    }),
    createFlower: build.mutation<unknown, FlowerForm>({
      query: (fields) => ({ url: '/flowers', method: 'POST', body: withoutNull(fields) }),
      invalidatesTags: (_done, error) => (error ? [] : ['Flower']),
    }),
    updateFlower: build.mutation<unknown, { id: number; fields: Partial<FlowerForm> }>({
      query: ({ id, fields }) => ({ url: `/flowers/${id}`, method: 'PATCH', body: fields }),
      // After a conflict too: the list has an old version.
      invalidatesTags: (_done, error) => (error && error.status !== 409 ? [] : ['Flower']),
    }),
    deleteFlower: build.mutation<unknown, number>({
      query: (id) => ({ url: `/flowers/${id}`, method: 'DELETE' }),
      invalidatesTags: (_done, error) => (error ? [] : ['Flower']),
    }),
  }),
});

export const {
  useListFlowersQuery,
  useCreateFlowerMutation,
  useUpdateFlowerMutation,
  useDeleteFlowerMutation,
} = flowersApi;
