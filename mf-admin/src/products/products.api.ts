import type { Elixir, ElixirUpdate } from '@shop/contracts/elixir';
import type { ImportReport } from '@shop/contracts/elixir-import';
import { offeredCollections } from '@shop/contracts/menu-tags';
import { injectCalls, requestOf } from '../calls.ts';

/** What is done with several products at once. */
export type BulkChange =
  | { isAvailable: boolean }
  | { stock: number | null }
  | { collection: string }
  | 'delete';

/** At the version that was seen, and with the count that was seen: what is sold meanwhile stays sold. */
const changeOf = (
  { collection, ...what }: Exclude<BulkChange, 'delete'> & { collection?: string },
  { version, stock, collections }: Elixir,
): ElixirUpdate => ({
  ...what,
  ...('stock' in what && { stockSeen: stock ?? null }),
  // Whatever it stands in already it stays in.
  ...(collection && {
    collections: offeredCollections([{ collections }, { collections: collection }])
      .map(({ label }) => label)
      .join(', '),
  }),
  ...(version !== undefined && { version }),
});

export const {
  useListProductsQuery,
  useGetProductQuery,
  useGetElixirSalesQuery,
  useListFamiliesQuery,
  useCreateProductMutation,
  useUpdateProductMutation,
  useChangeProductsMutation,
  useDeleteProductMutation,
  useImportProductsMutation,
} = injectCalls(({ build, read, readPage, change }) => ({
  listProducts: readPage('GET /api/elixirs', ['Elixir']),
  getProduct: read('GET /api/elixirs/{id}', ['Elixir']),
  getElixirSales: read('GET /api/admin/reports/elixirs/{id}', [], { keepUnusedDataFor: 0 }),
  listFamilies: read('GET /api/elixirs/families', ['Elixir']),
  createProduct: change('POST /api/elixirs', ['Elixir']),
  updateProduct: change('PATCH /api/elixirs/{id}', ['Elixir']),
  /** One after the other, each at the version that was seen; answers those that could not be changed. */
  changeProducts: build.mutation<Elixir[], { products: Elixir[]; what: BulkChange }>({
    queryFn: async ({ products, what }, _api, _options, call) => {
      const failed: Elixir[] = [];
      for (const product of products) {
        const { error } = await call(
          what === 'delete'
            ? requestOf('DELETE /api/elixirs/{id}', product.id)
            : requestOf('PATCH /api/elixirs/{id}', { id: product.id, ...changeOf(what, product) }),
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
      ...requestOf(token ? 'POST /api/elixirs/import' : 'POST /api/elixirs/import/check'),
      params: { token },
      body: new Blob([file], { type: 'text/csv' }),
      timeoutMs: 120_000,
    }),
    // After a failure too: an answer that was lost may have been a good one.
    invalidatesTags: (_done, _error, { token }) => (token ? ['Elixir'] : []),
  }),
  deleteProduct: change('DELETE /api/elixirs/{id}', ['Elixir']),
}));
