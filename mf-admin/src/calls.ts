import { api, type ApiFailure, type ApiMeta, type ApiRequest } from '@shop/app-kit';
import type { Answer, CallInput } from '@shop/contracts/client';
import type { Route } from '@shop/contracts/endpoints';
import { toListPage, type ListPage } from './list/list-page.ts';
import { withProof } from './proof/with-proof.ts';

type Reads = Extract<Route, `GET ${string}`>;
type Changes = Exclude<Route, Reads>;
/** The calls that answer a page of a list. */
export type ListRoute = { [R in Reads]: Answer<R> extends unknown[] ? R : never }[Reads];
export type RowOf<R extends ListRoute> = Answer<R> extends (infer Row)[] ? Row : never;

/** Tags that only the back office adds to the shared API. */
const admin = api.enhanceEndpoints({
  addTagTypes: [
    'Account',
    'Activity',
    'ApiToken',
    'Consent',
    'Opinion',
    'Discount',
    'GiftCard',
    'Keys',
    'Lot',
    'Passkey',
    'Push',
    'Retention',
    'Session',
    'Team',
    'Webhook',
    'WebhookDelivery',
  ],
});
type Build = Parameters<Parameters<typeof admin.injectEndpoints>[0]['endpoints']>[0];
export type Tag = NonNullable<Parameters<typeof admin.util.invalidateTags>[0][number]> & string;
type Meta = ApiMeta | undefined;
type Keep = { keepUnusedDataFor?: number };
type Patience = Pick<ApiRequest, 'timeoutMs'>;

/**
 * The request of a call, by its row of the contracts: `given` has the path's parameters, and also the query of a read
 * or the body of a change.
 */
export function requestOf(route: Route, given?: unknown): ApiRequest {
  const [method, path] = route.split(' ') as [ApiRequest['method'], string];
  const isNamed = typeof given === 'object' && given !== null;
  const rest: Record<string, unknown> = isNamed ? { ...given } : {};
  const url = path.replace('/api', '').replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = isNamed ? rest[name] : given;
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  if (Object.keys(rest).length === 0) return { url, method };
  return method === 'GET' ? { url, params: rest as ApiRequest['params'] } : { url, method, body: rest };
}

/** A conflict or a 404 means that somebody else changed the record, so the cached copy is stale too. */
export const isOld = (error: ApiFailure | undefined) =>
  !error || error.status === 409 || error.status === 404;

/** Builds endpoints from the contracts' rows, which define input and answer. Tags group what is cached together. */
const callsOf = (build: Build) => ({
  build,
  /** Reads, and reads again when one of the tags becomes stale. */
  read: <R extends Reads>(route: R, tags: Tag[] = [], keep: Keep = {}) =>
    build.query<Answer<R>, CallInput<R>>({
      query: (given) => requestOf(route, given),
      providesTags: tags,
      ...keep,
    }),
  /** Reads one page of a list. */
  readPage: <R extends ListRoute>(route: R, tags: Tag[] = []) =>
    build.query<ListPage<RowOf<R>>, CallInput<R>>({
      query: (given) => requestOf(route, given),
      transformResponse: (rows: RowOf<R>[], meta: Meta) => toListPage(rows, meta),
      providesTags: tags,
    }),
  /** Changes something, after a proof when one is needed; then the tags are stale. */
  change: <R extends Changes>(route: R, tags: Tag[] = []) =>
    build.mutation<Answer<R>, CallInput<R>>({
      queryFn: withProof((given) => requestOf(route, given)),
      invalidatesTags: (_done, error) => (isOld(error) ? tags : []),
    }),
  /** The same for calls that may succeed in part or log their failures: the tags become stale on errors too. */
  changeSome: <R extends Changes>(route: R, tags: Tag[], patience: Patience = {}) =>
    build.mutation<Answer<R>, CallInput<R>>({
      queryFn: withProof((given) => ({ ...requestOf(route, given), ...patience })),
      invalidatesTags: tags,
    }),
});

type Endpoints = ReturnType<Parameters<typeof admin.injectEndpoints>[0]['endpoints']>;
/** Adds endpoints to the shop's API. */
export const injectCalls = <Made extends Endpoints>(made: (calls: ReturnType<typeof callsOf>) => Made) =>
  admin.injectEndpoints({ endpoints: (build) => made(callsOf(build)) });

type Listed = { route: ListRoute; tag: Tag; given: object };
const listsApi = admin.injectEndpoints({
  endpoints: (build) => ({
    list: build.query<ListPage<unknown>, Listed>({
      query: ({ route, given }) => requestOf(route, given),
      transformResponse: (rows: unknown[], meta: Meta) => toListPage(rows, meta),
      providesTags: (_data, _error, { tag }) => [tag],
    }),
  }),
});

/** Reads a list, or the page of it that `given` names, again on every visit. */
export function useListQuery<R extends ListRoute>(route: R, tag: Tag, given: object) {
  const { data, ...state } = listsApi.useListQuery(
    { route, tag, given },
    { refetchOnMountOrArgChange: true },
  );
  return { ...state, ...(data && { data: data as ListPage<RowOf<R>> }) };
}
