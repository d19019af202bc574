import type { Answers, NamedRead, Read } from '@shop/contracts/reads';
import { api } from './api.ts';
import { statusOf } from './messages.ts';
import type { AppDispatch } from './store.ts';

type PlainRead = Exclude<Read, NamedRead>;
type Named = { read: NamedRead; name: string };
/** The state of a query; `data` is the previous answer while a new one loads. */
type Reading<Data> = {
  data?: Data;
  currentData?: Data;
  error?: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

const tagOf = (read: Read) =>
  read.startsWith('/content/') ? 'Content' : read === '/flowers' ? 'Flower' : 'Elixir';

/** The reads of the shop's public data, named as in the pages' entries (contracts/src/pages). */
export const readsApi = api.injectEndpoints({
  endpoints: (build) => ({
    read: build.query<unknown, PlainRead>({
      query: (read) => read,
      providesTags: (_data, _error, read) => [tagOf(read)],
    }),
    /** `null` and 'gone' are answers, not failures: they tell the server that there is no such page. */
    readNamed: build.query<unknown, Named>({
      queryFn: async ({ read, name }, _api, _options, ask) => {
        const { data, error } = await ask(read.replace(/:\w+/, encodeURIComponent(name)));
        if (statusOf(error) === 404) return { data: null };
        if (statusOf(error) === 410) return { data: 'gone' };
        return error ? { error } : { data };
      },
      providesTags: (_data, _error, { read }) => [tagOf(read)],
    }),
  }),
});

export const useRead = <R extends PlainRead>(read: R, options?: { skip?: boolean }) =>
  readsApi.useReadQuery(read, options) as Reading<Answers[R]>;

/** The thing that the page's parameter names: `null` if the name never existed, 'gone' if it was deleted. */
export const useNamed = <R extends NamedRead>(read: R, name: string) =>
  readsApi.useReadNamedQuery({ read, name }) as Reading<Answers[R] | null | 'gone'>;

// Pages subscribe themselves; without this every hover would leave a subscription behind.
const once = { subscribe: false };
const isNamed = (read: Read): read is NamedRead => read.includes(':');

/** Prefetches a read; `name` is the page's own parameter. */
export const readAhead =
  (read: Read, name = '') =>
  (dispatch: AppDispatch): PromiseLike<unknown> =>
    isNamed(read)
      ? dispatch(readsApi.endpoints.readNamed.initiate({ read, name }, once))
      : dispatch(readsApi.endpoints.read.initiate(read as PlainRead, once));
