import {
  api,
  type ApiEndpointMutation,
  type ApiFailure,
  type ApiMeta,
  type ApiRequest,
  type AskApi,
  type EndpointBuilder,
  type EndpointDefinitions,
  type MutationDefinition,
  type QueryDefinition,
  type TypedUseMutation,
  type TypedUseQuery,
} from '@shop/app-kit';
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
    'Auth',
    'Consent',
    'Customer',
    'Discount',
    'GiftCard',
    'Image',
    'Keys',
    'Lot',
    'Mail',
    'Message',
    'Opinion',
    'Passkey',
    'Push',
    'Retention',
    'Review',
    'Session',
    'Team',
    'Webhook',
    'WebhookDelivery',
  ],
});
type Build = Parameters<Parameters<typeof admin.injectEndpoints>[0]['endpoints']>[0];
export type Tag = Build extends EndpointBuilder<AskApi, infer T, 'api'> ? T : never;
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

type Typed<Definition> = Definition extends unknown ? Omit<Definition, 'type'> : never;
type Query<Result, Given> = Typed<QueryDefinition<Given, AskApi, Tag, Result, 'api'>>;
type Mutation<Result, Given> = Typed<MutationDefinition<Given, AskApi, Tag, Result, 'api'>>;
type ChangeCall<Result, Given> = {
  useMutation: TypedUseMutation<Result, Given, AskApi>;
  /** Starts the call outside of components. */
  initiate: ApiEndpointMutation<
    MutationDefinition<Given, AskApi, Tag, Result, 'api'>,
    EndpointDefinitions
  >['initiate'];
};

/** Adds one endpoint to the shop's API. @throws Error when another one has its name */
function added(name: string, make: (build: Build) => EndpointDefinitions[string]): unknown {
  admin.injectEndpoints({ overrideExisting: 'throw', endpoints: (build) => ({ [name]: make(build) }) });
  return (admin.endpoints as Record<string, unknown>)[name];
}

/** The hook of a read that is more than its row of the contracts. */
export const query = <Result, Given>(name: string, how: Query<Result, Given>) =>
  (added(`read ${name}`, (build) => build.query(how)) as { useQuery: TypedUseQuery<Result, Given, AskApi> })
    .useQuery;

/** The same for a change; `initiate` starts it outside of components. */
export const mutation = <Result, Given>(name: string, how: Mutation<Result, Given>) =>
  added(`change ${name}`, (build) => build.mutation(how)) as ChangeCall<Result, Given>;

/** A hook that reads, and reads again when one of the tags becomes stale. */
export const read = <R extends Reads>(route: R, tags: Tag[] = [], keep: Keep = {}) =>
  query<Answer<R>, CallInput<R>>(route, {
    query: (given) => requestOf(route, given),
    providesTags: tags,
    ...keep,
  });

/** A hook that reads one page of a list. */
export const readPage = <R extends ListRoute>(route: R, tags: Tag[] = []) =>
  query<ListPage<RowOf<R>>, CallInput<R>>(`page of ${route}`, {
    query: (given) => requestOf(route, given),
    transformResponse: (rows: RowOf<R>[], meta: Meta) => toListPage(rows, meta),
    providesTags: tags,
  });

/** The endpoint of a change, which asks for a proof when one is needed; then the tags are stale. */
export const changeOf = <R extends Changes>(route: R, tags: Tag[] = []) =>
  mutation<Answer<R>, CallInput<R>>(route, {
    queryFn: withProof((given) => requestOf(route, given)),
    invalidatesTags: (_done, error) => (isOld(error) ? tags : []),
  });
/** Its hook. */
export const change = <R extends Changes>(route: R, tags: Tag[] = []) => changeOf(route, tags).useMutation;

/** The same for calls that may succeed in part or log their failures: the tags become stale on errors too. */
export const changeSome = <R extends Changes>(route: R, tags: Tag[], patience: Patience = {}) =>
  mutation<Answer<R>, CallInput<R>>(route, {
    queryFn: withProof((given) => ({ ...requestOf(route, given), ...patience })),
    invalidatesTags: tags,
  }).useMutation;

type Listed = { route: ListRoute; tag: Tag; given: object };
const useRows = query<ListPage<unknown>, Listed>('any list', {
  query: ({ route, given }) => requestOf(route, given),
  transformResponse: (rows: unknown[], meta: Meta) => toListPage(rows, meta),
  providesTags: (_data, _error, { tag }) => [tag],
});

/** Reads a list, or the page of it that `given` names, again on every visit. */
export function useListQuery<R extends ListRoute>(route: R, tag: Tag, given: object) {
  const { data, ...state } = useRows({ route, tag, given }, { refetchOnMountOrArgChange: true });
  return { ...state, ...(data && { data: data as ListPage<RowOf<R>> }) };
}
