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
import { change, mutation, read, readPage, requestOf } from '../calls.ts';
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

export const useListProductsQuery = readPage('GET /api/elixirs', ['Elixir']);
export const useGetProductQuery = read('GET /api/elixirs/{id}', ['Elixir']);
export const useGetElixirSalesQuery = read('GET /api/admin/reports/elixirs/{id}', [], {
  keepUnusedDataFor: 0,
});
export const useListFamiliesQuery = read('GET /api/elixirs/families', ['Elixir']);
export const useCreateProductMutation = change('POST /api/elixirs', ['Elixir']);
export const useUpdateProductMutation = change('PATCH /api/elixirs/{id}', ['Elixir']);
export const useChangeProductsMutation = mutation<BulkResult, { of: Products; change: BulkChange }>(
  'PATCH /api/elixirs',
  {
    queryFn: ({ of, change }, _api, _options, call) =>
      changedOf(
        inParts('rows' in of ? { rows: of.rows.map(seenAt) } : of, MOST_PRODUCTS, (part) =>
          asked<ElixirsResult>(call(requestOf('PATCH /api/elixirs', { ...sentOf(part), change }))),
        ),
      ),
    invalidatesTags: ['Elixir'],
  },
).useMutation;
/** Calculates the new prices; nothing is stored. */
export const useAskPricesMutation = mutation<
  NewPrice[],
  { of: Products; percent: number; withSizes: boolean }
>('POST /api/elixirs/prices', {
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
}).useMutation;
export const useChangePricesMutation = mutation<BulkResult, PricesChange>('PATCH /api/elixirs/prices', {
  queryFn: (of, _api, _options, call) =>
    changedOf(
      inParts<PricesChange['rows'][number], never, number, ElixirsResult, ApiFailure>(
        of,
        MOST_PRODUCTS,
        (part) => asked<ElixirsResult>(call(requestOf('PATCH /api/elixirs/prices', part))),
      ),
    ),
  invalidatesTags: ['Elixir'],
}).useMutation;
/** With a token the checked file is stored; without one it is only checked. */
export const useImportProductsMutation = mutation<ImportReport, { file: File; token?: string }>(
  'POST /api/elixirs/import',
  {
    query: ({ file, token }) => ({
      ...requestOf(token ? 'POST /api/elixirs/import' : 'POST /api/elixirs/import/check'),
      params: { token },
      body: new Blob([file], { type: 'text/csv' }),
      timeoutMs: 120_000,
    }),
    // After a failure too: a lost answer may have been a success.
    invalidatesTags: (_done, _error, { token }) => (token ? ['Elixir'] : []),
  },
).useMutation;
export const useDeleteProductMutation = change('DELETE /api/elixirs/{id}', ['Elixir']);

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
