import { api } from '@shop/app-kit';
import { elixirList, type Elixir, type ElixirForm, type ElixirListQuery } from '@shop/contracts/elixir';
import { elixirSales, type ElixirSales } from '@shop/contracts/report';
import { toListPage, type ListPage } from '../list/list-page.ts';

export const productsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProducts: build.query<ListPage<Elixir>, Partial<ElixirListQuery>>({
      query: (params) => ({ url: '/elixirs', params }),
      transformResponse: toListPage<Elixir>,
      providesTags: ['Elixir'],
      ...(process.env.NODE_ENV !== 'production' && { rawResponseSchema: elixirList }),
    }),
    getElixirSales: build.query<ElixirSales, number>({
      query: (id) => ({ url: `/admin/reports/elixirs/${id}` }),
      keepUnusedDataFor: 0,
      ...(process.env.NODE_ENV !== 'production' && { responseSchema: elixirSales }),
    }),
    createProduct: build.mutation<unknown, ElixirForm>({
      query: (body) => ({ url: '/elixirs', method: 'POST', body }),
      invalidatesTags: (_done, error) => (error ? [] : ['Elixir']),
    }),
    updateProduct: build.mutation<unknown, { id: number; fields: Partial<ElixirForm> }>({
      query: ({ id, fields }) => ({ url: `/elixirs/${id}`, method: 'PATCH', body: fields }),
      // After a conflict too: the list has an old version.
      invalidatesTags: (_done, error) => (error && error.status !== 409 ? [] : ['Elixir']),
    }),
    deleteProduct: build.mutation<unknown, number>({
      query: (id) => ({ url: `/elixirs/${id}`, method: 'DELETE' }),
      invalidatesTags: (_done, error) => (error ? [] : ['Elixir']),
    }),
  }),
});

export const {
  useListProductsQuery,
  useGetElixirSalesQuery,
  useCreateProductMutation,
  useUpdateProductMutation,
  useDeleteProductMutation,
} = productsApi;
