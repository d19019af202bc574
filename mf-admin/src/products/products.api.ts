import { api } from '@shop/app-kit';
import type { Elixir, ElixirForm, ElixirListQuery, ElixirUpdate } from '@shop/contracts/elixir';
import type { ImportReport } from '@shop/contracts/elixir-import';
import type { ElixirSales } from '@shop/contracts/report';
import { withoutNull } from '../list/changed-fields.ts';
import { toListPage, type ListPage } from '../list/list-page.ts';

/** What is done with several products at once. */
export type BulkChange = { isAvailable: boolean } | { stock: number | null } | 'delete';

/** At the version that was seen, and with the count that was seen: what is sold meanwhile stays sold. */
const changeOf = (what: Exclude<BulkChange, 'delete'>, { version, stock }: Elixir): ElixirUpdate => ({
  ...what,
  ...('stock' in what && { stockSeen: stock ?? null }),
  ...(version !== undefined && { version }),
});

export const productsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProducts: build.query<ListPage<Elixir>, Partial<ElixirListQuery>>({
      query: (params) => ({ url: '/elixirs', params }),
      transformResponse: toListPage<Elixir>,
      providesTags: ['Elixir'],
    }),
    getProduct: build.query<Elixir, number>({
      query: (id) => ({ url: `/elixirs/${id}` }),
      providesTags: ['Elixir'],
    }),
    getElixirSales: build.query<ElixirSales, number>({
      query: (id) => ({ url: `/admin/reports/elixirs/${id}` }),
      keepUnusedDataFor: 0,
    }),
    createProduct: build.mutation<unknown, ElixirForm>({
      query: (fields) => ({ url: '/elixirs', method: 'POST', body: withoutNull(fields) }),
      invalidatesTags: (_done, error) => (error ? [] : ['Elixir']),
    }),
    updateProduct: build.mutation<Elixir, { id: number; fields: ElixirUpdate }>({
      query: ({ id, fields }) => ({
        url: `/elixirs/${id}`,
        method: 'PATCH',
        body: fields,
      }),
      // After a conflict too: the list has an old version.
      invalidatesTags: (_done, error) => (error && error.status !== 409 ? [] : ['Elixir']),
    }),
    /** One after the other, each at the version that was seen; answers those that could not be changed. */
    changeProducts: build.mutation<Elixir[], { products: Elixir[]; what: BulkChange }>({
      queryFn: async ({ products, what }, _api, _options, call) => {
        const failed: Elixir[] = [];
        for (const product of products) {
          const url = `/elixirs/${product.id}`;
          const { error } = await call(
            what === 'delete'
              ? { url, method: 'DELETE' }
              : { url, method: 'PATCH', body: changeOf(what, product) },
          );
          if (error) failed.push(product);
        }
        return { data: failed };
      },
      invalidatesTags: ['Elixir'],
    }),
    /** With a token the file is stored as it was checked, without one it is only looked at. */
    importProducts: build.mutation<ImportReport, { file: File; token?: string }>({
      query: ({ file, token }) => ({
        url: token ? '/elixirs/import' : '/elixirs/import/check',
        method: 'POST',
        params: { token },
        body: new Blob([file], { type: 'text/csv' }),
        timeoutMs: 120_000,
      }),
      // After a failure too: an answer that was lost may have been a good one.
      invalidatesTags: (_done, _error, { token }) => (token ? ['Elixir'] : []),
    }),
    deleteProduct: build.mutation<unknown, number>({
      query: (id) => ({ url: `/elixirs/${id}`, method: 'DELETE' }),
      invalidatesTags: (_done, error) => (error ? [] : ['Elixir']),
    }),
  }),
});

export const {
  useListProductsQuery,
  useGetProductQuery,
  useGetElixirSalesQuery,
  useCreateProductMutation,
  useUpdateProductMutation,
  useChangeProductsMutation,
  useDeleteProductMutation,
  useImportProductsMutation,
} = productsApi;
