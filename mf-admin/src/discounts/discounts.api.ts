import { api } from '@shop/app-kit';
import type { Discount, DiscountForm } from '@shop/contracts/discount';

export const discountsApi = api.enhanceEndpoints({ addTagTypes: ['Discount'] }).injectEndpoints({
  endpoints: (build) => ({
    listDiscounts: build.query<Discount[], void>({
      query: () => ({ url: '/admin/discounts' }),
      providesTags: ['Discount'],
    }),
    createDiscount: build.mutation<unknown, DiscountForm>({
      query: (body) => ({ url: '/admin/discounts', method: 'POST', body }),
      invalidatesTags: (_done, error) => (error ? [] : ['Discount']),
    }),
    updateDiscount: build.mutation<unknown, { id: number; fields: Partial<DiscountForm> }>({
      query: ({ id, fields }) => ({ url: `/admin/discounts/${id}`, method: 'PATCH', body: fields }),
      // After a conflict too: the list has an old version.
      invalidatesTags: (_done, error) => (error && error.status !== 409 ? [] : ['Discount']),
    }),
  }),
});

export const { useListDiscountsQuery, useCreateDiscountMutation, useUpdateDiscountMutation } = discountsApi;
