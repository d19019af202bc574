import { apiError } from './common.ts';
import { ENDPOINTS_OF, SERVICE_NAMES, type ServiceName } from './endpoints.ts';
import type { Caller, Endpoint } from './endpoints/endpoint.ts';
import {
  withoutDialect,
  json,
  jsonSchemaOf,
  jsonSchemasOf,
  type JsonSchema,
} from './endpoints/json-schemas.ts';
import { exampleOf } from './examples.ts';
import { webhookOperations } from './webhook-operations.ts';

export type Operation = {
  operationId: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: JsonSchema;
  responses: Record<string, JsonSchema>;
  [extension: `x-${string}`]: unknown;
};
type Operations = Record<string, Record<string, Operation>>;
export type OpenApi = {
  openapi: string;
  info: { title: string; version: string; description: string };
  paths: Operations;
  /** Messages that the shop sends, by the name of the event. */
  webhooks?: Operations;
  [part: string]: unknown;
};

const ABOUT = `Bodies are JSON. Every error has the form of ApiError, in Spanish.
A change that carries a cookie needs an Origin of the shop. Over https the names of cookies begin with __Host-.
x-roles: who may, of the team. x-proof: who asks proved it a few minutes ago (POST /api/admin/auth/prove), or it is 403
with the code 'prove'. x-cache: the answer is kept until something with this tag is changed; x-purges: what it
makes stale.`;

/** The OpenAPI 3.1 document of one service, or of every public call of the gateway. */
export function openApiOf(service?: ServiceName): OpenApi {
  const paths: Operations = {};
  for (const owner of service ? [service] : SERVICE_NAMES)
    for (const [route, endpoint] of Object.entries(ENDPOINTS_OF[owner])) {
      const [method = '', path = ''] = route.split(' ');
      if (service || path.startsWith('/api/'))
        (paths[path] ??= {})[method.toLowerCase()] = operationOf(owner, route, endpoint);
    }
  return {
    openapi: '3.1.0',
    info: { title: service ?? 'shop', version: '1.0.0', description: ABOUT },
    servers: [{ url: '/' }],
    tags: (service ? [service] : SERVICE_NAMES).map((name) => ({ name })),
    paths,
    ...((!service || service === 'cart-orders') && { webhooks: webhookOperations() }),
    components: {
      schemas: { ApiError: withoutDialect(jsonSchemaOf(apiError)) },
      responses: { Error: { description: 'Refused or failed', content: json(API_ERROR) } },
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

const API_ERROR = { $ref: '#/components/schemas/ApiError' };
const ERROR = { $ref: '#/components/responses/Error' };

const SECURITY_SCHEMES = {
  backOffice: { type: 'apiKey', in: 'cookie', name: 'admin_sid', description: 'The session of the team' },
  apiToken: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A token of an integration, with one of the scopes named at the call; cookies do not count beside it',
  },
  shopper: { type: 'apiKey', in: 'cookie', name: 'sid', description: 'The session that bought' },
  orderLink: { type: 'apiKey', in: 'query', name: 't', description: 'The signed link of an order' },
  service: { type: 'apiKey', in: 'header', name: 'X-Internal-Token' },
  provider: { type: 'apiKey', in: 'header', name: 'X-Signature', description: 'HMAC of the notification' },
  webhook: {
    type: 'apiKey',
    in: 'header',
    name: 'webhook-signature',
    description:
      'v1 of Standard Webhooks: HMAC-SHA256 of id, timestamp and body with the secret of the address',
  },
};
const SECURITY: Record<Caller, Operation['security']> = {
  everyone: [],
  buyer: [{ shopper: [] }, { orderLink: [] }],
  admin: [{ backOffice: [] }],
  service: [{ service: [] }],
  provider: [{ provider: [] }],
};

function operationOf(owner: ServiceName, route: string, endpoint: Endpoint): Operation {
  const { query, request, response, conflict } = jsonSchemasOf(endpoint);
  const { roles, scope, proof, limited, cache, purges } = endpoint;
  // Everybody may call it, but the team sees more.
  const isForMore = roles && endpoint.who === 'everyone';
  return {
    operationId: nameOf(route),
    tags: [owner],
    security: [
      ...(isForMore ? [{}, ...SECURITY.buyer, ...SECURITY.admin] : SECURITY[endpoint.who]),
      ...(scope ? [{ apiToken: [scope] }] : []),
    ],
    parameters: [...parametersIn(route, endpoint.values), ...(query ? queryParameters(query) : [])],
    ...(request && { requestBody: { required: true, content: json(request, exampleOf(endpoint.request)) } }),
    responses: {
      '2XX': {
        description: 'Done',
        ...(response ? { content: json(response, exampleOf(endpoint.response)) } : contentAt(route)),
      },
      ...(conflict && { '409': conflictOf(conflict, exampleOf(endpoint.conflict)) }),
      ...(limited && { '429': tooMany(limited) }),
      default: ERROR,
    },
    ...(roles && { 'x-roles': ['owner', ...roles] }),
    ...(proof && { 'x-proof': proof }),
    ...(cache && { 'x-cache': cache }),
    ...(purges && { 'x-purges': purges }),
  };
}

/** 'getApiLotsCode' of 'GET /api/lots/{code}'. */
const nameOf = (route: string): string =>
  route
    .replace(/^[A-Z]+/, (method) => method.toLowerCase())
    .replace(/[^A-Za-z0-9]+(\w?)/g, (_, next: string) => next.toUpperCase());

const parametersIn = (route: string, values?: readonly string[]) =>
  [...route.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', ...(values && { enum: values }) },
  }));

const queryParameters = ({ properties = {}, required = [] }: JsonSchema) =>
  Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => ({
    name,
    in: 'query',
    required: (required as string[]).includes(name),
    schema,
  }));

/** Files and pages have no contract of their own; their address says what they are. */
function contentAt(route: string) {
  const type = /\.csv$/.test(route) ? 'text/csv' : /\/html$/.test(route) ? 'text/html' : undefined;
  return type && { content: { [type]: {} } };
}

/** Only the conflict of two changes has more than a message. */
const conflictOf = (conflict: JsonSchema, example: unknown) => ({
  description: 'Something was changed in the meantime',
  content: json({ anyOf: [withoutDialect(conflict), API_ERROR] }, example),
});

const tooMany = (what: string) => ({
  description: `Too many ${what}`,
  headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } },
  content: json(API_ERROR),
});
