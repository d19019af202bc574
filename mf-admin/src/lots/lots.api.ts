import { api } from '@shop/app-kit';
import type { Lot, LotForm } from '@shop/contracts/lot';

const lotsApi = api.enhanceEndpoints({ addTagTypes: ['Lot'] }).injectEndpoints({
  endpoints: (build) => ({
    listLots: build.query<Lot[], void>({
      query: () => '/lots',
      providesTags: ['Lot'],
    }),
    createLot: build.mutation<unknown, LotForm>({
      query: (body) => ({ url: '/lots', method: 'POST', body }),
      invalidatesTags: (_done, error) => (error ? [] : ['Lot']),
    }),
    updateLot: build.mutation<unknown, { id: number; fields: Partial<LotForm> }>({
      query: ({ id, fields }) => ({ url: `/lots/${id}`, method: 'PATCH', body: fields }),
      // After a conflict too: the list has an old version.
      invalidatesTags: (_done, error) => (error && error.status !== 409 ? [] : ['Lot']),
    }),
  }),
});

export const { useListLotsQuery, useCreateLotMutation, useUpdateLotMutation } = lotsApi;
