import type { ApiFailure } from '@shop/app-kit';
import type { Elixir } from '@shop/contracts/elixir';
import {
  MOST_PRODUCTS,
  type BulkChange,
  type ElixirsChange,
  type ElixirsResult,
  type NewPrice,
  type PricesChange,
} from '@shop/contracts/elixir-bulk';
import type { ImportReport } from '@shop/contracts/elixir-import';
import { injectCalls, requestOf } from '../calls.ts';
import { asOne, inParts, type Selected } from '../list/in-parts.ts';

/** Products as they were shown, or all that the list finds. */
type Find = Required<Pick<ElixirsChange, 'find' | 'until'>>;
export type Products = Selected<Pick<Elixir, 'id' | 'version' | 'stock'>, Find>;
/** The result for several products; `isStopped`: not all parts were sent. */
export type BulkResult = ElixirsResult & { isStopped: boolean };

const seenAt = ({ id, version, stock = null }: { id: number; version?: number; stock?: number | null }) => ({
  id,
  stockSeen: stock,
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
  useAskPricesMutation,
  useChangePricesMutation,
  useDeleteProductMutation,
  useImportProductsMutation,
} = injectCalls(({ build, read, readPage, change }) => ({
  listProducts: readPage('GET /api/elixirs', ['Elixir']),
  getProduct: read('GET /api/elixirs/{id}', ['Elixir']),
  getElixirSales: read('GET /api/admin/reports/elixirs/{id}', [], { keepUnusedDataFor: 0 }),
  listFamilies: read('GET /api/elixirs/families', ['Elixir']),
  createProduct: change('POST /api/elixirs', ['Elixir']),
  updateProduct: change('PATCH /api/elixirs/{id}', ['Elixir']),
  changeProducts: build.mutation<BulkResult, { of: Products; change: BulkChange }>({
    queryFn: ({ of, change }, _api, _options, call) =>
      changedOf(
        inParts('rows' in of ? { rows: of.rows.map(seenAt) } : of, MOST_PRODUCTS, (part) =>
          asked<ElixirsResult>(call(requestOf('PATCH /api/elixirs', { ...sentOf(part), change }))),
        ),
      ),
    invalidatesTags: ['Elixir'],
  }),
  /** Calculates the new prices; nothing is stored. */
  askPrices: build.mutation<NewPrice[], { of: Products; percent: number; withSizes: boolean }>({
    queryFn: async ({ of, ...asks }, _api, _options, call) => {
      const named = 'rows' in of ? { rows: of.rows.map(({ id }) => ({ id })) } : of;
      const { told, error } = await inParts(named, MOST_PRODUCTS, (part) =>
        asked<NewPrices>(call(requestOf('POST /api/elixirs/prices', { ...sentOf(part), ...asks }))),
      );
      if (error) return { error };
      return {
        data: [...new Map(told.flatMap(({ prices }) => prices).map((one) => [one.id, one])).values()],
      };
    },
  }),
  changePrices: build.mutation<BulkResult, PricesChange>({
    queryFn: (of, _api, _options, call) =>
      changedOf(
        inParts<PricesChange['rows'][number], never, number, ElixirsResult, ApiFailure>(
          of,
          MOST_PRODUCTS,
          (part) => asked<ElixirsResult>(call(requestOf('PATCH /api/elixirs/prices', part))),
        ),
      ),
    invalidatesTags: ['Elixir'],
  }),
  /** With a token the checked file is stored; without one it is only checked. */
  importProducts: build.mutation<ImportReport, { file: File; token?: string }>({
    query: ({ file, token }) => ({
      ...requestOf(token ? 'POST /api/elixirs/import' : 'POST /api/elixirs/import/check'),
      params: { token },
      body: new Blob([file], { type: 'text/csv' }),
      timeoutMs: 120_000,
    }),
    // After a failure too: a lost answer may have been a success.
    invalidatesTags: (_done, _error, { token }) => (token ? ['Elixir'] : []),
  }),
  deleteProduct: change('DELETE /api/elixirs/{id}', ['Elixir']),
}));

/** A part as the calls send it. */
const sentOf = (part: { rows: unknown[] } | { find: Find; after?: unknown }) =>
  'rows' in part ? part : { ...part.find, ...(part.after !== undefined && { after: part.after }) };

type NewPrices = { prices: NewPrice[]; next?: number };
const asked = async <Told>(call: PromiseLike<unknown> | unknown) =>
  (await call) as { data?: Told; error?: ApiFailure };

const changedOf = async (parts: Promise<{ told: ElixirsResult[]; error?: ApiFailure }>) =>
  asOne(await parts, (told) => ({
    done: told.flatMap(({ done }) => done),
    skipped: told.flatMap(({ skipped }) => skipped),
  }));
